import {hasSlashKey} from './slashKey';

/** Is it `/`, outside of what takes text, or Ctrl/Cmd+K? */
export function isShortcut(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    return event.key.toLowerCase() === 'k';
  }
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey;
  return isSlash && hasSlashKey() && !takesText(event.target);
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
