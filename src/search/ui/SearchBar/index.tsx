// Change: replaced. Upstream, @docusaurus/theme-classic 3.10.2, has an empty component here.
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {retryOnce} from '@site/src/client/retryOnce';
import {findPageGuard} from '@site/src/client/pageGuard';
import type {Props as BoxProps} from './Box';
import type {BoxApi} from './createBox';
import {takeEarlyKeys} from './earlyKeys';
import {isShortcut} from './shortcuts';
import Placeholder from './Placeholder';
import './placeholder.css';

interface Props {
  /** Initial text of the box. */
  query?: string;
}

/** The query in the URL (`?q=`). It opens the box once, but not when the reader goes back. */
let landingQuery =
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('q');

/**
 * A button that opens search. The box's code loads when the button gets the focus or the pointer reaches
 * it, whichever comes first; the button keeps typed text until then.
 */
export default function SearchBar({query = ''}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<BoxApi>(null);
  const isOpenWanted = useRef(false);
  const previousFocus = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(query);
  const [Box, setBox] = useState<ComponentType<BoxProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const {default: Loaded} = await retryOnce(() => import('./Box'));
      setBox(() => Loaded);
      setHasFailed(false);
      findPageGuard()?.hide('search');
    } catch {
      setHasFailed(true);
      if (isOpenWanted.current) {
        // Otherwise, the box would open under a pointer that is moving toward "Try again".
        isOpenWanted.current = false;
        // After a redeployment, no retry in this tab can load it.
        const guard = findPageGuard();
        guard?.show("Couldn't load search.", () => void guard.reload(), 'search');
      }
    }
  }, []);
  const open = useCallback(
    (from: HTMLElement | null = null, text?: string) => {
      previousFocus.current = from;
      if (box.current) {
        box.current.open(text);
      } else {
        isOpenWanted.current = true;
        root.current?.querySelector('button')?.focus();
        void load();
      }
    },
    [load],
  );
  const type = (edit: (text: string) => string) => {
    if (box.current) {
      open(null, edit(''));
    } else {
      // The focus has already requested the code.
      isOpenWanted.current = true;
      setTyped(edit);
    }
  };
  const takeOver = (ready: BoxApi) => {
    box.current = ready;
    // The reader might have moved on by now.
    if (isOpenWanted.current && root.current?.contains(document.activeElement)) {
      ready.open();
    }
    setTyped(query);
  };
  const leave = () => {
    (previousFocus.current ?? root.current?.querySelector('button'))?.focus();
    previousFocus.current = null;
  };

  // Layout effects, so no key is lost between the early recording and the listener.
  useLayoutEffect(() => {
    const early = root.current && takeEarlyKeys(root.current);
    if (landingQuery && isFirst(root.current)) {
      setTyped(landingQuery);
      landingQuery = null;
      open();
    } else if (early?.isWanted) {
      setTyped((text) => text + early.text);
      open();
    }
  }, [open]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFirst(root.current) && isShortcut(event)) {
        event.preventDefault();
        if (!document.querySelector('.aa-DetachedOverlay')) {
          const focused = document.activeElement as HTMLElement;
          open(root.current?.contains(focused) ? null : focused);
        }
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <div ref={root} className="search-bar" data-search="" onPointerEnter={() => void load()}>
      <Placeholder
        text={typed}
        isEdited={typed !== query}
        hasFailed={hasFailed}
        onOpen={() => open()}
        onFocus={() => void load()}
        onType={type}
      />
      {Box && <Box initialQuery={typed} onReady={takeOver} onLeave={leave} />}
    </div>
  );
}

/** Returns whether the box is the page's first, which handles shortcuts and `?q=`. */
function isFirst(box: Element | null): boolean {
  return document.querySelector('[data-search]') === box;
}
