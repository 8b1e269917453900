import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Example words to type. */
  placeholder: string;
  children: ReactNode;
}

/**
 * A list or table with a text box that filters it as the reader types (see `src/client/modules/articles`). Without
 * JavaScript, everything is visible.
 */
export default function ListFilter({label, placeholder, children}: Props): ReactNode {
  return (
    <div data-filter="" className={styles.list}>
      <label className={clsx('field-label', styles.label)}>
        {label}
        <input
          type="search"
          className="field"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {children}
      {/* Rendered from the start, because screen readers announce only changes to it. */}
      <div role="status" />
    </div>
  );
}
