import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {matches} from './matches';
import styles from './styles.module.css';

const QueryContext = createContext('');

/** The list of commands with a box that filters it as the reader types; whole without JavaScript. */
export default function CommandFilter({children}: {children: ReactNode}): ReactNode {
  const [query, setQuery] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // Only the commands know whether they are shown: they come from the page, as children.
  useEffect(() => {
    setEmpty(list.current?.querySelector('li:not([hidden])') === null);
  }, [query]);
  return (
    <div ref={list} className={styles.list}>
      <label className={styles.label}>
        Filter the commands
        <input
          type="search"
          className={styles.input}
          value={query}
          placeholder="replace, date, json…"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
        />
      </label>
      <QueryContext.Provider value={query}>{children}</QueryContext.Provider>
      {/* There from the start: screen readers tell what changes in it. */}
      <div role="status">{isEmpty && 'No command matches.'}</div>
    </div>
  );
}

/** A command of the list; hidden while the filter does not find its text. */
export function CommandItem({text, children}: {text: string; children: ReactNode}): ReactNode {
  const query = useContext(QueryContext);
  const isShown = useMemo(() => matches(text, query), [text, query]);
  return <li hidden={!isShown}>{children}</li>;
}
