/** How long a text stands in the region, in milliseconds: long enough for screen readers to take it. */
const shown = 2000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

if (typeof document !== 'undefined') {
  // It must exist before its text changes, or screen readers miss it.
  region = document.createElement('div');
  region.className = 'sr-only';
  region.role = 'status';
  document.body.append(region);
}

/** Says a text to screen readers, once they have finished what they are saying. */
export function announce(text: string): void {
  if (region) {
    region.textContent = text;
    clearTimeout(timer);
    timer = text ? setTimeout(announce, shown, '') : undefined;
  }
}
