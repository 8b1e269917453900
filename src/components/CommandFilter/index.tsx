import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The list of commands with a box that filters it as the reader types (see `static-articles`);
 * without JavaScript the list is shown whole.
 */
export default function CommandFilter({children}: {children: ReactNode}): ReactNode {
  return (
    <div data-command-filter="" className={styles.list}>
      <label className={styles.label}>
        Filter the commands
        <input
          type="search"
          className={styles.input}
          placeholder="replace, date, json…"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {children}
      {/* There from the start: screen readers tell what changes in it. */}
      <div role="status" />
    </div>
  );
}

/** A command of the list; hidden while its text does not match the filter. */
export function CommandItem({text, children}: {text: string; children: ReactNode}): ReactNode {
  return <li data-command={text}>{children}</li>;
}
