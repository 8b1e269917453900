/** Run in a page before its scripts: the reader saves data, so nothing is loaded ahead of a click. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
}
