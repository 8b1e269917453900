import {hasSlashKey} from './slashKey';

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
