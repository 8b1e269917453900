/** The address is the next page's already, and the page before is still shown. */
let isPending = false;

export function setPending(value: boolean): void {
  isPending = value;
}

/**
 * While a page is on its way: a second click on its link makes no second entry in the history, and a
 * link to a heading leads to that of the page that is shown.
 */
export function hearPendingClicks(): void {
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
