/** How long the mark says that it was copied. */
const shown = 2000;

if (typeof document !== 'undefined') {
  // One listener for all headings, of this page and of those to come.
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const anchor = target?.closest<HTMLAnchorElement>('a.hash-link');
    if (anchor) {
      void copy(anchor);
    }
  });
}

async function copy(anchor: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href);
  } catch {
    // Without leave to write there, the address stands in the browser's bar.
    return;
  }
  anchor.dataset.copied = 'true';
  setTimeout(() => delete anchor.dataset.copied, shown);
}
