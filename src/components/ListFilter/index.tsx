import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Example words to type. */
  placeholder: string;
  /** True if some rows are inherited members, which can be hidden. */
  hasInherited?: 'true';
  children: ReactNode;
}

/**
 * A list or table with a text box that filters it as the reader types (see `listenToInputs`). Without
 * JavaScript, everything is visible.
 */
export default function ListFilter({label, placeholder, hasInherited, children}: Props): ReactNode {
  return (
    <div data-filter="" className={styles.list}>
      <div className={styles.controls}>
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
        {hasInherited && (
          <label className={clsx('field-label', styles.choice)}>
            <input type="checkbox" defaultChecked />
            Inherited members
          </label>
        )}
      </div>
      {children}
      {/* Rendered from the start, because screen readers announce only changes to it. */}
      <div role="status" />
    </div>
  );
}
