/**
 * The setting that makes `/` open search. WCAG 2.1.4: speech input users might trigger single-key
 * shortcuts by accident and must be able to turn them off.
 */
const storageKey = 'docs.slash';

/** Returns whether `/` opens search. Without storage, the setting lasts until the page is closed. */
export function hasSlashKey(): boolean {
  const {dataset} = document.documentElement;
  if (dataset.slash === undefined) {
    try {
      dataset.slash = localStorage.getItem(storageKey) ?? 'on';
    } catch {
      dataset.slash = 'on';
    }
  }
  return dataset.slash !== 'off';
}

export function setSlashKey(isOn: boolean): void {
  const value = isOn ? 'on' : 'off';
  // The button's hint depends on it (`placeholder.css`).
  document.documentElement.dataset.slash = value;
  try {
    localStorage.setItem(storageKey, value);
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns whether the key is `/`, outside text fields, or Ctrl/Cmd+K. */
export function isShortcut(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    return event.key.toLowerCase() === 'k';
  }
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey;
  return isSlash && hasSlashKey() && !isTextField(event.target);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
