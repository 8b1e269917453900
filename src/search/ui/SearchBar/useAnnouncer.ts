import {useState} from 'react';

/** Time in milliseconds without a keystroke after which typing counts as finished. */
const typingPause = 500;

/**
 * Announces a message after typing has stopped, through an element whose text React doesn't own, to avoid
 * re-rendering anything else.
 */
export function useAnnouncer() {
  const [announcer] = useState(() => {
    let status: HTMLElement | null = null;
    let announced = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      statusRef: (element: HTMLElement | null) => {
        status = element;
        element?.replaceChildren(announced);
      },
      announce: (text: string) => {
        if (text !== announced) {
          announced = text;
          clearTimeout(timer);
          timer = setTimeout(() => status?.replaceChildren(text), text === '' ? 0 : typingPause);
        }
      },
    };
  });
  return announcer;
}
