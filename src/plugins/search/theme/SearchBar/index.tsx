// Change: replaced. Upstream, @docusaurus/theme-classic 3.10.2, has an empty component here.
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type {Props as BoxProps} from './Box';
import {isShortcut, whenIdle} from './shortcuts';
import styles from './styles.module.css';

interface Props {
  /** What the box holds at first. */
  query?: string;
}

/**
 * The search box. Its code is loaded when the reader turns to it or the browser is idle; a button
 * stands in for it until then, and keeps what is typed.
 */
export default function SearchBar({query = ''}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(query);
  const [Box, setBox] = useState<ComponentType<BoxProps>>();
  const [focusRequests, setFocusRequests] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const {default: Loaded} = await import('./Box');
      setBox(() => Loaded);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, []);
  const open = useCallback(() => {
    root.current?.querySelector('button')?.focus();
    setFocusRequests((count) => count + 1);
    void load();
  }, [load]);

  useEffect(() => whenIdle(() => void load()), [load]);
  useEffect(() => {
    // The reader was quicker than the page.
    if (root.current?.contains(document.activeElement)) {
      open();
    }
  }, [open]);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isFirst = document.querySelector('[data-search]') === root.current;
      if (isFirst && isShortcut(event)) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <div ref={root} className={styles.searchBar} data-search="">
      {Box ? (
        <Box initialQuery={typed} focusRequests={focusRequests} />
      ) : (
        <button
          type="button"
          className={styles.standIn}
          aria-keyshortcuts="/ Control+K Meta+K"
          onClick={open}
          onFocus={() => {
            setFocusRequests((count) => count || 1);
            void load();
          }}
          onKeyDown={(event) => {
            keepKey(event);
            setTyped((text) => type(text, event));
          }}>
          <span>{typed || (hasFailed ? 'Search is unavailable. Try again' : 'Search...')}</span>
          <kbd className={styles.key}>/</kbd>
        </button>
      )}
    </div>
  );
}

/** A space or a quote would press the button, or open the browser's own search. */
function keepKey(event: KeyboardEvent): void {
  if (isText(event)) {
    event.preventDefault();
  }
}

function isText({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean {
  return key.length === 1 && !(ctrlKey || metaKey || altKey);
}

/** What an input would hold after the key. */
function type(text: string, event: KeyboardEvent): string {
  if (event.key === 'Backspace') {
    return text.slice(0, -1);
  }
  return isText(event) ? (text + event.key).trimStart() : text;
}
