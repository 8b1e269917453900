/** The package's overlay only looks like a dialog. This makes it one for keyboard and screen reader users. */

interface Handlers {
  isOpen: () => boolean;
  /** Called when the reader types into the dialog, before the package handles it. */
  onInput: () => void;
  onEscape: () => void;
  /** Called when a key is pressed; returns whether the key has been handled. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Names the dialog and keeps the focus inside it. */
export function setUpDialog(
  dialog: HTMLElement,
  input: HTMLElement,
  {isOpen, onInput, onEscape, onKey}: Handlers,
): void {
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', 'Search');
  // A click next to the controls must not move the focus out of the dialog.
  dialog.tabIndex = -1;
  dialog.addEventListener('input', onInput, {capture: true});
  // A page that loads late resets the focus to its top, even if the dialog is open by then.
  dialog.addEventListener('focusout', ({relatedTarget}) => {
    if (isOpen() && relatedTarget instanceof Node && !dialog.contains(relatedTarget)) {
      input.focus();
    }
  });
  // Runs before the package's listener.
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

/** Makes Tab wrap around from the last control to the first one, and back. */
function keepFocus(event: KeyboardEvent, dialog: Element): void {
  const tabStops = [
    ...dialog.querySelectorAll<HTMLElement>('button, input, a[href]:not([tabindex])'),
  ].filter((stop) => stop.offsetParent !== null);
  const [end, start] = event.shiftKey
    ? [tabStops[0], tabStops.at(-1)]
    : [tabStops.at(-1), tabStops[0]];
  const {activeElement} = document;
  if (activeElement === end || (event.shiftKey && activeElement === dialog)) {
    event.preventDefault();
    start?.focus();
  }
}
