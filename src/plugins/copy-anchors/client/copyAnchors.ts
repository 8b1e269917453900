/** How long the mark says that it was copied. */
const shown = 2000;

if (typeof document !== 'undefined') {
  // What is said must stand in the page before it changes, or screen readers miss it.
  const status = document.createElement('div');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);

  // One listener for all headings, of this page and of those to come.
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const anchor = target?.closest<HTMLAnchorElement>('a.hash-link');
    if (anchor) {
      void copy(anchor, status);
    }
  });
}

async function copy(anchor: HTMLAnchorElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(anchor.href);
  } catch {
    // Without leave to write there, the address stands in the browser's bar.
    return;
  }
  anchor.dataset.copied = 'true';
  status.textContent = 'The link is copied.';
  setTimeout(() => {
    delete anchor.dataset.copied;
    status.textContent = '';
  }, shown);
}
