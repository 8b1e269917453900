import type {CSSProperties, ReactNode} from 'react';
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
      <Line width="80%" />
      <Line width="60%" />
      <Line width="70%" />
    </span>
  );
}

export function StyleBox({Direction, Justify, Align}: Values): ReactNode {
  return (
    <span
      className={styles.box}
      data-direction={Direction}
      data-justify={Justify}
      data-align={Align}>
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
        <Line width="70%" />
        <Line width="50%" />
      </span>
    </span>
  );
}

export function Text({Bold, Italic, Underline, Strikethrough}: Values): ReactNode {
  const lines = [Underline === 'on' && 'underline', Strikethrough === 'on' && 'line-through'];
  const style: CSSProperties = {
    fontWeight: Bold === 'on' ? 'bold' : undefined,
    fontStyle: Italic === 'on' ? 'italic' : undefined,
    textDecoration: lines.filter(Boolean).join(' ') || undefined,
  };
  return (
    <span className={styles.text}>
      Hello Maria, you have{' '}
      <span className={styles.selectedText} style={style}>
        3 new invoices
      </span>
      .
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
