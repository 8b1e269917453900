/** Time in milliseconds that a message stays in the region: long enough for screen readers to pick it up. */
const displayTime = 2000;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

if (typeof document !== 'undefined') {
  // The region must exist before its text changes, or screen readers miss the change.
  region = document.createElement('div');
  region.className = 'sr-only';
  region.role = 'status';
  document.body.append(region);
}

/** Announces a message to screen readers, after their current speech. */
export function announce(text: string): void {
  if (region) {
    region.textContent = text;
    clearTimeout(timer);
    timer = text ? setTimeout(announce, displayTime, '') : undefined;
  }
}
