/**
 * The setting that makes `/` open search. WCAG 2.1.4: speech input users might trigger single-key
 * shortcuts by accident and must be able to turn them off. `earlyKeys.js` reads the setting on the next
 * visit.
 */
const storageKey = 'docs.slash';

const root = () => document.documentElement;

export function hasSlashKey(): boolean {
  return root().dataset.slash !== 'off';
}

export function setSlashKey(isOn: boolean): void {
  root().dataset.slash = isOn ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Without storage, the setting lasts until the page is closed.
  }
}
