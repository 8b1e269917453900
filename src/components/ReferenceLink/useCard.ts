import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEventHandler,
  type PointerEventHandler,
} from 'react';
import {loadCard} from '@site/src/plugins/reference/client/load';
import type {ReferenceCard} from '@site/src/plugins/reference/shared/cards';

/** A pointer that only passes over a link opens nothing. */
const openDelay = 300;

/** Long enough to move the pointer from the link to the card. */
const closeDelay = 250;

interface OpenCard {
  card: ReferenceCard;
  link: HTMLAnchorElement;
}

interface CardState {
  open: OpenCard | undefined;
  linkEvents: {
    onPointerEnter: PointerEventHandler<HTMLAnchorElement>;
    onPointerLeave: PointerEventHandler<HTMLAnchorElement>;
    onFocus: FocusEventHandler<HTMLAnchorElement>;
    onBlur: FocusEventHandler<HTMLAnchorElement>;
  };
  cardEvents: {
    onPointerEnter: PointerEventHandler<HTMLElement>;
    onPointerLeave: PointerEventHandler<HTMLElement>;
  };
}

/**
 * Opens a link's card on hover and on keyboard focus, keeps it while the pointer is over it, and
 * closes it with Escape. Fingers get none: they follow the link.
 */
export function useCard(version: string, target: string): CardState {
  const [open, setOpen] = useState<OpenCard>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Does the next thing after a while, unless something else comes first. */
  const plan = useCallback((action: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  }, []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setOpen(undefined);
  }, []);

  const show = useCallback(
    (link: HTMLAnchorElement, delay: number) => {
      plan(() => {
        const planned = timer.current;
        void loadCard(version, target).then(
          (card) => {
            // The reader may have gone on while it was loading.
            if (card && timer.current === planned) {
              setOpen({card, link});
            }
          },
          () => {
            // Without a card the link still leads to the page, and its title has the signature.
          },
        );
      }, delay);
    },
    [plan, version, target],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  useEscape(close, open !== undefined);

  return {
    open,
    linkEvents: {
      onPointerEnter: (event) => {
        if (event.pointerType !== 'touch') {
          show(event.currentTarget, openDelay);
        }
      },
      onPointerLeave: () => plan(close, closeDelay),
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) {
          show(event.currentTarget, 0);
        }
      },
      onBlur: close,
    },
    cardEvents: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => plan(close, closeDelay),
    },
  };
}

/** Calls `leave` when the reader presses Escape, as long as `isOpen`. */
function useEscape(leave: () => void, isOpen: boolean): void {
  // Listens from the moment at which the card is seen.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function leaveOnEscape(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        leave();
      }
    }
    document.addEventListener('keydown', leaveOnEscape);
    return () => document.removeEventListener('keydown', leaveOnEscape);
  }, [leave, isOpen]);
}
