/** The package's overlay is a dialog to the eye alone: this makes it one to the keyboard and to screen readers. */

interface Handlers {
  /** The reader types into the dialog; called before the package handles it. */
  onInput: () => void;
  onEscape: () => void;
  /** A key is pressed; returns whether it has done what it is for. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Names the dialog, and keeps the keys in it. */
export function setUpDialog(dialog: HTMLElement, {onInput, onEscape, onKey}: Handlers): void {
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', 'Search');
  // A click beside the controls must not take the focus, and the keys with it, out of the dialog.
  dialog.tabIndex = -1;
  dialog.addEventListener('input', onInput, {capture: true});
  // Before the package handles it.
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (onKey(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    {capture: true},
  );
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') {
      keepFocus(event, dialog);
    } else if (event.key === 'Escape' && !event.isComposing) {
      onEscape();
    }
  });
}

/** From the last control Tab leads to the first one, and back. */
function keepFocus(event: KeyboardEvent, dialog: Element): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('button, input, a[href]:not([tabindex])'),
  ].filter((stop) => stop.offsetParent !== null);
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const {activeElement} = document;
  if (activeElement === end || (event.shiftKey && activeElement === dialog)) {
    event.preventDefault();
    start?.focus();
  }
}

/**
 * The page behind keeps its width: without its scrollbar, which goes as the dialog opens, it would be
 * wider.
 */
export function keepPageWidth(): void {
  const {style, clientWidth} = document.documentElement;
  style.setProperty('--search-scrollbar', `${window.innerWidth - clientWidth}px`);
}
