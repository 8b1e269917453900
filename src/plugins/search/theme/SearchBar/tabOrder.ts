/**
 * The panel and the full-screen box are at the end of the page. These functions move Tab as if the
 * panel followed its input, and keep it out of the page behind.
 */

/**
 * Moves from the input into its panel, and from the end of the panel to what follows the input;
 * says when the focus has left the panel.
 */
export function tabThroughPanel(
  event: KeyboardEvent,
  input: HTMLElement,
  panel: Element,
): 'left' | undefined {
  const stops = tabStops(panel);
  const {activeElement} = document;
  const [first] = stops;
  const isFirst = activeElement === first;
  if (activeElement === input && !event.shiftKey && first) {
    // The package would close the panel.
    event.stopPropagation();
    event.preventDefault();
    first.focus();
  } else if (isFirst && event.shiftKey) {
    event.preventDefault();
    input.focus();
  } else if (activeElement === stops.at(-1) && !event.shiftKey) {
    // The browser goes on from here.
    input.focus();
    return 'left';
  }
  return undefined;
}

/** Keeps the focus inside the dialog. */
export function tabInDialog(event: KeyboardEvent, dialog: Element): void {
  const stops = tabStops(dialog);
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement === end) {
    event.preventDefault();
    start?.focus();
  }
}

function tabStops(element: Element): HTMLElement[] {
  return [
    ...element.querySelectorAll<HTMLElement>('button, input, a[href]:not([tabindex])'),
  ].filter((stop) => stop.offsetParent !== null);
}
