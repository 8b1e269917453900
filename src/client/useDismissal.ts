import {useEffect, type RefObject} from 'react';

interface Handlers {
  /** Called when the reader points at or focuses something outside. */
  onLeave: () => void;
  onEscape: () => void;
}

/** Calls back when the reader wants to close what is open in the box. */
export function useDismissal(box: RefObject<Element | null>, {onLeave, onEscape}: Handlers): void {
  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    const leave = ({target}: Event) => box.current?.contains(target as Node) || onLeave();
    document.addEventListener('pointerdown', leave, {signal});
    document.addEventListener('focusin', leave, {signal});
    document.addEventListener('keydown', ({key}) => key === 'Escape' && onEscape(), {signal});
    return () => listeners.abort();
  });
}
