/** Delay in milliseconds before the progress bar appears. Pages that load faster need none. */
const delay = 200;

/** True while the URL has changed but the previous page is still shown. */
let isPending = false;
let bar: HTMLElement | undefined;
let timer = 0;

/** Starts or ends the time in which the next page is loading, with a progress bar. */
export function setPending(value: boolean): void {
  isPending = value;
  clearTimeout(timer);
  bar?.remove();
  if (isPending) {
    timer = window.setTimeout(() => {
      bar ??= Object.assign(document.createElement('div'), {className: 'page-progress'});
      document.body.append(bar);
    }, delay);
  }
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
