let observer: ResizeObserver | undefined;

/** Lets the keyboard scroll tables and diagrams that are too wide for the page, in articles as they come. */
export function watchWideBoxes(): void {
  observer ??= new ResizeObserver((entries) => {
    const wide = entries.map(({target}) => target.scrollWidth > target.clientWidth);
    entries.forEach(({target}, index) => mark(target, wide[index] ?? false));
  });
  for (const box of document.querySelectorAll('[data-wide]')) {
    observer.observe(box);
  }
}

/** Only what scrolls takes the focus: each stop on the way through the page costs a key. */
function mark(box: Element, isWide: boolean): void {
  const attributes = {
    tabindex: '0',
    // A figure has a role of its own, which stands with a name.
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
