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

interface BesideProps {
  /** `top`, `bottom`, `left`, `right`; `hidden` leaves out what is added. */
  side: string;
  add: ReactNode;
  /** Where they are aligned when one stands above the other. */
  alignItems?: 'start';
  children: ReactNode;
}

/** A label or an icon on a side of what it belongs to. */
export function Beside({side, add, alignItems, children}: BesideProps): ReactNode {
  const flexDirection = directions[side];
  const isColumn = flexDirection?.startsWith('column');
  const style = {flexDirection, ...(isColumn && {gap: '0.25rem', alignItems})};
  return (
    <span className={styles.beside} style={style}>
      {flexDirection && add}
      {children}
    </span>
  );
}

/** A field with its label, on the side that `Label Position` says. */
export function Labeled(props: {values: Values; label: string; children: ReactNode}): ReactNode {
  const {Label = props.label, 'Label Position': side = 'top'} = props.values;
  return (
    <Beside side={side} alignItems="start" add={<span className={styles.fieldLabel}>{Label}</span>}>
      {props.children}
    </Beside>
  );
}

export function Row({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.row}>{children}</span>;
}

export function Line({width}: {width: string}): ReactNode {
  return <span className={styles.line} style={{width}} />;
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
