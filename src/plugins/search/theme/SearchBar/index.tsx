// Change: replaced. Upstream, @docusaurus/theme-classic 3.10.2, has an empty component here.
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {askTwice} from '@site/src/plugins/page-loading/shared/askTwice';
import type {Props as BoxProps} from './Box';
import type {BoxApi} from './boxTypes';
import {takeEarlyKeys} from './earlyKeys';
import {isShortcut} from './shortcuts';
import StandIn from './StandIn';
import './box.css';

interface Props {
  /** What the box holds at first. */
  query?: string;
}

/** An address with `?q=` opens the box with that query; once, not on the way back to it. */
let landingQuery =
  typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('q');

/**
 * The search box. Its code is loaded when the reader turns to it, at the latest with the pointer on
 * its way; a button stands in for it until then, and keeps what is typed.
 */
export default function SearchBar({query = ''}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<BoxApi>(null);
  const isOpenWanted = useRef(false);
  const cameFrom = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(query);
  const [Box, setBox] = useState<ComponentType<BoxProps>>();
  const [isReady, setReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const {default: Loaded} = await askTwice(() => import('./Box'));
      setBox(() => Loaded);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
      if (isOpenWanted.current) {
        // After a redeploy, no retry in this tab can load it.
        window.pageGuard.show('Search did not load.', () => window.location.reload());
      }
    }
  }, []);
  const open = useCallback(() => {
    if (box.current) {
      box.current.open();
    } else {
      isOpenWanted.current = true;
      root.current?.querySelector('button')?.focus();
      void load();
    }
  }, [load]);
  const takeOver = (ready: BoxApi) => {
    box.current = ready;
    // The reader may have moved on meanwhile.
    if (root.current?.contains(document.activeElement)) {
      if (isOpenWanted.current) {
        ready.open();
      } else {
        ready.focus();
      }
    }
    setReady(true);
  };
  const leave = () => {
    const place = cameFrom.current;
    cameFrom.current = null;
    if (place === document.body) {
      (document.activeElement as HTMLElement).blur();
    } else {
      place?.focus();
    }
  };

  // Before the next key.
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
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFirst(root.current) && isShortcut(event)) {
        event.preventDefault();
        if (!root.current?.contains(document.activeElement)) {
          cameFrom.current = document.activeElement as HTMLElement;
        }
        open();
      }
    };
    const onFocusIn = ({target}: FocusEvent) => {
      const isInBox = root.current?.contains(target as Node) ?? false;
      if (!isInBox && !(target as Element).closest('.aa-Panel')) {
        cameFrom.current = null;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [open]);

  return (
    <div ref={root} className="search-bar" data-search="" onPointerEnter={() => void load()}>
      {Box && <Box initialQuery={typed} onReady={takeOver} onLeave={leave} />}
      {!isReady && (
        <StandIn
          text={typed}
          hasFailed={hasFailed}
          onOpen={open}
          onFocus={() => void load()}
          onType={setTyped}
        />
      )}
    </div>
  );
}

/** Of the boxes of the page, keys and addresses open the first. */
function isFirst(box: Element | null): boolean {
  return document.querySelector('[data-search]') === box;
}
