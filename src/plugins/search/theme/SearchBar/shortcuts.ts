import {hasSlashKey} from './slashKey';

/** Is it `/`, outside of text fields, or Ctrl/Cmd+K? */
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

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Calls back when the browser has nothing else to do; never on a slow or metered connection. */
export function whenIdle(callback: () => void): () => void {
  const {connection} = navigator as {connection?: Connection};
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) {
    return () => undefined;
  }
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(request);
}
