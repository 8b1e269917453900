import {addStyles} from '../../../client/addStyles';
import dialog from '!!../../../client/styleLoader.js!./styles/dialog.css';
import hits from '!!../../../client/styleLoader.js!./styles/hits.css';
import panel from '!!../../../client/styleLoader.js!./styles/panel.css';

let lock: CSSStyleSheet | undefined;

/** Adds the dialog's styles, which ship with its code, so that pages render without them. */
export function addDialogStyles(): void {
  addStyles(dialog, panel, hits);
}

/**
 * Keeps the page behind the open dialog from scrolling, and from growing when its scrollbar disappears, with
 * a rule: a custom property on the page would make the browser restyle every element.
 */
export function lockPage(isLocked: boolean): void {
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  if (!lock) {
    lock = new CSSStyleSheet();
    document.adoptedStyleSheets.push(lock);
  }
  lock.replaceSync(isLocked ? `body { overflow: hidden; padding-right: ${scrollbar}px }` : '');
}
