import {announce} from '@site/src/client/announce';

/** Time in milliseconds before the icon stops confirming that the link was copied. */
const displayTime = 2000;

if (typeof document !== 'undefined') {
  // A single listener covers the headings on this page and on all later ones.
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
    // The browser denied access to the clipboard, but the address bar shows the link.
    return;
  }
  anchor.dataset.copied = 'true';
  announce('Link copied');
  setTimeout(() => {
    delete anchor.dataset.copied;
  }, displayTime);
}
