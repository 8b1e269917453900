import dialog from '!!../../styleLoader.js!./styles/dialog.css';
import hits from '!!../../styleLoader.js!./styles/hits.css';
import panel from '!!../../styleLoader.js!./styles/panel.css';

let isAdded = false;

/**
 * Adds the dialog's styles to the page. They ship with the box's code, so pages render without them, but
 * the dialog never does. They are added as a constructed stylesheet, because the site's CSP rejects
 * `<style>` elements.
 */
export function addStyles(): void {
  if (isAdded) {
    return;
  }
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([dialog, panel, hits].join(''));
  document.adoptedStyleSheets.push(sheet);
}
