import {createContext, useContext, useMemo, useState, type ReactNode} from 'react';
import {matches} from './matches';
import styles from './styles.module.css';

const QueryContext = createContext('');

/** The list of commands with a box that filters it as the reader types; whole without JavaScript. */
export default function CommandFilter({children}: {children: ReactNode}): ReactNode {
  const [query, setQuery] = useState('');
  return (
    <div className={styles.list}>
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
      <p className={styles.none}>No command matches.</p>
    </div>
  );
}

/** A command of the list; hidden while the filter does not find its text. */
export function CommandItem({text, children}: {text: string; children: ReactNode}): ReactNode {
  const query = useContext(QueryContext);
  const isShown = useMemo(() => matches(text, query), [text, query]);
  return <li hidden={!isShown}>{children}</li>;
}
