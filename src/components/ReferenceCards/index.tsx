import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useActiveVersion, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {loadCard} from '@site/src/reference/client/load';
import type {ReferenceCard} from '@site/src/reference/shared/cards';

const Card = lazy(() => import('./Card'));

const cardId = 'reference-card';

/** Long enough that a pointer passing over a link opens nothing. */
const openDelay = 300;

/** Long enough to move the pointer from the link to the card. */
const closeDelay = 250;

interface OpenCard {
  card: ReferenceCard;
  link: HTMLAnchorElement;
}

interface Props extends ComponentProps<'div'> {
  /** The version to link to; defaults to the page's. */
  version?: GlobalVersion;
}

/**
 * A box in which links to reference entries show a card with the signature, description, and version, and so
 * do names in code, which become links when a reader points at or focuses the code.
 */
export default function ReferenceCards({version, onClick, ...props}: Props): ReactNode {
  const activeVersion = useActiveVersion(undefined);
  const {label = '', path = ''} = version ?? activeVersion ?? {};
  const {open, show, close, linkEvents, cardEvents} = useCard(label);
  useDescription(open);

  function linkNames({target, nativeEvent}: SyntheticEvent): void {
    const code = target instanceof Element && target.closest('pre');
    if (code) {
      import('./codeLinks').then(
        ({linkCode}) => linkCode(code, nativeEvent, path, show),
        // The code is readable without links.
        () => undefined,
      );
    }
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links handle the keyboard. */}
      <div
        {...props}
        {...linkEvents}
        onPointerOver={(event) => {
          linkEvents.onPointerOver(event);
          linkNames(event);
        }}
        onFocus={(event) => {
          linkEvents.onFocus(event);
          linkNames(event);
        }}
        onClick={(event) => {
          linkNames(event);
          onClick?.(event);
        }}
      />
      {open && (
        <Suspense>
          <Card {...open} {...cardEvents} close={close} id={cardId} />
        </Suspense>
      )}
    </>
  );
}

/** Makes the card the link's description, instead of its title, which browsers show as a second tooltip. */
function useDescription(open: OpenCard | undefined): void {
  useLayoutEffect(() => {
    if (!open) {
      return undefined;
    }
    const {link} = open;
    const title = link.getAttribute('title');
    link.removeAttribute('title');
    link.setAttribute('aria-describedby', cardId);
    return () => {
      link.removeAttribute('aria-describedby');
      if (title !== null) {
        link.setAttribute('title', title);
      }
    };
  }, [open]);
}

/**
 * Opens a link's card on hover and on keyboard focus, and keeps it open while the pointer is over it. On
 * touch screens, a tap follows the link, except for names in samples.
 */
function useCard(version: string) {
  const [open, setOpen] = useState<OpenCard>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Schedules an action in place of the previous one. */
  const schedule = useCallback((action: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  }, []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setOpen(undefined);
  }, []);

  /** Opens a link's card, by default immediately. */
  const show = useCallback(
    (link: HTMLAnchorElement, delay = 0) => {
      schedule(() => {
        const scheduled = timer.current;
        void loadCard(link.dataset.referenceVersion ?? version, link.dataset.reference ?? '').then(
          (card) => {
            // The reader may have moved on while it loaded.
            if (card && timer.current === scheduled) {
              setOpen({card, link});
            }
          },
          () => {
            // Without a card, the link still works, and its title shows the signature.
          },
        );
      }, delay);
    },
    [schedule, version],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    show,
    close,
    linkEvents: {
      onPointerOver: (event: PointerEvent) => {
        const link = linkOf(event);
        if (link && event.pointerType !== 'touch' && !isWithin(link, event.relatedTarget)) {
          show(link, openDelay);
        }
      },
      onPointerOut: (event: PointerEvent) => {
        const link = linkOf(event);
        if (link && !isWithin(link, event.relatedTarget)) {
          schedule(close, closeDelay);
        }
      },
      onFocus: (event: FocusEvent) => {
        const link = linkOf(event);
        if (link?.matches(':focus-visible')) {
          show(link);
        }
      },
      onBlur: close,
    },
    cardEvents: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => schedule(close, closeDelay),
    },
  };
}

function linkOf({target}: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-reference]') : null;
}

/** Returns whether the pointer only moved within the link. */
function isWithin(link: Element, other: EventTarget | null): boolean {
  return other instanceof Node && link.contains(other);
}
