/**
 * Handles an event on elements that match the selector, or within them: a single listener for this page's
 * elements and those of all later pages. Does nothing in the build.
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  if (typeof document !== 'undefined') {
    document.addEventListener(type, (event) => {
      const {target} = event;
      const element = target instanceof Element && target.closest<HTMLElement>(selector);
      if (element) {
        handle(element, event);
      }
    });
  }
}
