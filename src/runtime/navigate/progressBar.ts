const delay = 200;

let bar: HTMLElement | undefined;
let timer = 0;

/** Shows that a page is loading, if that takes a moment. */
export function setProgress(isMoving: boolean): void {
  clearTimeout(timer);
  bar?.remove();
  if (isMoving) {
    timer = window.setTimeout(() => {
      bar ??= Object.assign(document.createElement('div'), {className: 'page-progress'});
      document.body.append(bar);
    }, delay);
  }
}
