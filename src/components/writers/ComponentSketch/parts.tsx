import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * What the properties of a drawn component are, by their labels: `Label` → `Save`, `Disable` → `on`. One
 * that is not there has no value of its own.
 */
export type Values = Readonly<Record<string, string | undefined>>;

/** Where a thing stands beside another one, as a direction of the two. */
const directions: Record<string, CSSProperties['flexDirection']> = {
  top: 'column',
  bottom: 'column-reverse',
  left: 'row',
  right: 'row-reverse',
};

/** A label or an icon on a side of what it belongs to; `hidden` leaves it out. */
export function Beside(props: {side: string; add: ReactNode; children: ReactNode}): ReactNode {
  const flexDirection = directions[props.side];
  const isColumn = flexDirection?.startsWith('column');
  return (
    <span className={styles.beside} style={{flexDirection, gap: isColumn ? '0.25rem' : undefined}}>
      {flexDirection && props.add}
      {props.children}
    </span>
  );
}

export function Row({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.row}>{children}</span>;
}

export function Line({width}: {width: string}): ReactNode {
  return <span className={styles.line} style={{width}} />;
}

/** The label of a field, in its own line or beside it. */
export function FieldLabel({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.fieldLabel}>{children}</span>;
}

interface FieldProps {
  text: ReactNode;
  end?: ReactNode;
  start?: ReactNode;
  /** The text is a hint: the field is empty. */
  isHint?: boolean;
  style?: CSSProperties;
}

export function Field({text, start, end, isHint, style}: FieldProps): ReactNode {
  return (
    <span className={styles.fieldBox} style={style}>
      {start && <span>{start}</span>}
      <span className={clsx(styles.fieldText, isHint && styles.hint)}>{text}</span>
      {end && <span>{end}</span>}
    </span>
  );
}
