let observer: ResizeObserver | undefined;

/** Returns an observer that reports which elements are too narrow for their content. */
export function observeWidths(
  report: (element: Element, isNarrow: boolean) => void,
): ResizeObserver {
  return new ResizeObserver((entries) => {
    const isNarrow = entries.map(({target}) => target.scrollWidth > target.clientWidth);
    entries.forEach(({target}, index) => report(target, isNarrow[index] ?? false));
  });
}

/** Makes tables and diagrams wider than the page scrollable by keyboard, even in articles loaded later. */
export function watchWideBoxes(): void {
  observer ??= observeWidths(setFocusable);
  for (const box of document.querySelectorAll('[data-wide]')) {
    observer.observe(box);
  }
}

/** Makes only scrollable boxes focusable, since each tab stop costs a key press. */
function setFocusable(box: Element, isWide: boolean): void {
  const attributes = {
    tabindex: '0',
    // A figure keeps its role, which allows a label.
    ...(box.tagName !== 'FIGURE' && {role: 'group'}),
    'aria-label': `${box.getAttribute('data-wide')}, scrolls`,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (isWide) {
      box.setAttribute(name, value);
    } else {
      box.removeAttribute(name);
    }
  }
}
