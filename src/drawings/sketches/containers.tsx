import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Line, Row, type Values} from './parts';
import styles from './styles.module.css';

export function Dialog({Overlay, Draggable, Closable}: Values): ReactNode {
  return (
    <span className={clsx(styles.stage, Overlay === 'on' && styles.overlay)}>
      <span className={styles.dialog}>
        <span className={styles.dialogTitle}>
          {Draggable === 'on' && '✥ '}
          Delete this employee?
          {Closable === 'on' && <span className={styles.close}>✕</span>}
        </span>
        <Row>
          <span className={styles.button}>Delete</span>
          <span className={styles.quiet}>Cancel</span>
        </Row>
      </span>
    </span>
  );
}

export function PageLoader(values: Values): ReactNode {
  return (
    <span className={styles.frame}>
      <span className={styles.frameTitle}>{values['Initial value'] ?? 'Employees'}</span>
      <Line width="longest" />
      <Line width="short" />
      <Line width="long" />
    </span>
  );
}

type Classes = Readonly<Record<string, string | undefined>>;

const directions: Classes = {
  'Row Reverse': styles.rowReverse,
  Column: styles.column,
  'Column Reverse': styles.columnReverse,
};

const justifications: Classes = {
  Start: styles.justifyStart,
  Center: styles.justifyCenter,
  End: styles.justifyEnd,
  'Space-between': styles.justifyBetween,
  'Space-around': styles.justifyAround,
};

/** A box stretches its content by default. */
const alignments: Classes = {
  Start: styles.alignStart,
  Center: styles.alignCenter,
  End: styles.alignEnd,
  Baseline: styles.alignBaseline,
};

export function StyleBox({Direction = '', Justify = '', Align = ''}: Values): ReactNode {
  const box = clsx(styles.box, directions[Direction], justifications[Justify], alignments[Align]);
  return (
    <span className={box}>
      <span className={styles.quiet}>Text</span>
      <span className={clsx(styles.quiet, styles.tall)}>Image</span>
      <span className={styles.quiet}>Button</span>
    </span>
  );
}

export function Tabs({Variant}: Values): ReactNode {
  return (
    <span className={styles.stack}>
      <span className={clsx(styles.tabs, Variant === 'Enclosed' && styles.enclosed)}>
        <span className={styles.tabActive}>Profile</span>
        <span>Salary</span>
        <span>Reports</span>
      </span>
      <span className={styles.tabPanel}>
        <Line width="long" />
        <Line width="shortest" />
      </span>
    </span>
  );
}

export function Text({Bold, Italic, Underline, Strikethrough}: Values): ReactNode {
  const look = clsx(
    styles.selectedText,
    Bold === 'on' && styles.bold,
    Italic === 'on' && styles.italic,
    Underline === 'on' && styles.underlined,
    Strikethrough === 'on' && styles.struck,
  );
  return (
    <span className={styles.text}>
      Hello Maria, you have <span className={look}>3 new invoices</span>.
    </span>
  );
}

export function Image(): ReactNode {
  return (
    <span className={styles.image}>
      <span className={styles.sun} />
      <span className={styles.hill} />
    </span>
  );
}

export function Icon(): ReactNode {
  return (
    <Row>
      {['★', '✎', '⌂'].map((icon) => (
        <span key={icon} className={styles.bigIcon}>
          {icon}
        </span>
      ))}
    </Row>
  );
}
