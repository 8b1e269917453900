/** How long the mark shows that the link was copied, in milliseconds. */
const shown = 2000;

if (typeof document !== 'undefined') {
  // The live region must exist before its text changes, or screen readers miss it.
  const status = document.createElement('div');
  status.className = 'sr-only';
  status.setAttribute('role', 'status');
  document.body.append(status);

  // One listener for the headings of this page and of all later ones.
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
    // The browser denied the clipboard; the address bar has the address.
    return;
  }
  anchor.dataset.copied = 'true';
  status.textContent = 'The link is copied.';
  setTimeout(() => {
    delete anchor.dataset.copied;
    status.textContent = '';
  }, shown);
}
