import dialog from '!!../../../client/styleLoader.js!./styles/dialog.css';
import hits from '!!../../../client/styleLoader.js!./styles/hits.css';
import panel from '!!../../../client/styleLoader.js!./styles/panel.css';

let lock: CSSStyleSheet | undefined;

/**
 * Adds the dialog's styles to the page. They ship with its code, so pages render without them, but
 * the dialog never does. They are added as constructed stylesheets, because the site's CSP rejects
 * `<style>` elements.
 */
export function addStyles(): void {
  if (!lock) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([dialog, panel, hits].join(''));
    lock = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet, lock);
  }
}

/**
 * Keeps the page behind the open dialog from scrolling, and from growing when its scrollbar disappears, with
 * a rule: a custom property on the page would make the browser restyle every element.
 */
export function lockPage(isLocked: boolean): void {
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  lock?.replaceSync(isLocked ? `body { overflow: hidden; padding-right: ${scrollbar}px }` : '');
}
