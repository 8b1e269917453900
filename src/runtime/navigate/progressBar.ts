/** Delay in milliseconds. Pages that load faster need no bar. */
const delay = 200;

let bar: HTMLElement | undefined;
let timer = 0;

/** Shows a progress bar while a page is loading. */
export function setProgress(isLoading: boolean): void {
  clearTimeout(timer);
  bar?.remove();
  if (isLoading) {
    timer = window.setTimeout(() => {
      bar ??= Object.assign(document.createElement('div'), {className: 'page-progress'});
      document.body.append(bar);
    }, delay);
  }
}
