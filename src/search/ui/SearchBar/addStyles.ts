import dialog from '!!../../styleLoader.js!./styles/dialog.css';
import hits from '!!../../styleLoader.js!./styles/hits.css';
import panel from '!!../../styleLoader.js!./styles/panel.css';

let isThere = false;

/**
 * Gives the page the styles of the dialog. They are in the code of the box, so that no page loads them
 * to be read, and the dialog is never seen without them. As a sheet of the document, since the site's
 * content policy refuses `<style>` elements.
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
