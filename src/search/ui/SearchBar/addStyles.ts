import dialog from '!!../../styleLoader.js!./styles/dialog.css';
import hits from '!!../../styleLoader.js!./styles/hits.css';
import panel from '!!../../styleLoader.js!./styles/panel.css';

let isThere = false;

/**
 * Adds the dialog's styles to the page. They ship with the code of the box: pages don't load them in
 * order to be read, and the dialog never appears without them. They are added as a document sheet,
 * because the site's content policy rejects `<style>` elements.
 */
export function addStyles(): void {
  if (isThere) {
    return;
  }
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([dialog, panel, hits].join(''));
  document.adoptedStyleSheets.push(sheet);
}
