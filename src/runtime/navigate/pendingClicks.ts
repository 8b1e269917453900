/** True while the URL has changed but the previous page is still shown. */
let isPending = false;

export function setPending(value: boolean): void {
  isPending = value;
}

/**
 * Handles clicks while a page is loading. A second click on its link adds no history entry, and a link
 * to a heading scrolls to the heading on the page that is still shown.
 */
export function handlePendingClicks(): void {
  document.addEventListener('click', onClick, {capture: true});
}

function onClick(event: MouseEvent): void {
  const link = isPending && (event.target as Element).closest('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  const anchor = link.getAttribute('href') ?? '';
  if (anchor.startsWith('#')) {
    event.preventDefault();
    document.getElementById(decodeURIComponent(anchor.slice(1)))?.scrollIntoView();
  } else if (link.href === window.location.href) {
    event.preventDefault();
  }
}
