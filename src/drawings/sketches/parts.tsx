import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Property values of a drawn component, by label: `Label` → `Save`, `Disable` → `on`. A missing property
 * isn't set.
 */
export type Values = Readonly<Record<string, string | undefined>>;

const columns = ['top', 'bottom'];
const sides = [...columns, 'left', 'right'];

interface BesideProps {
  /** `top`, `bottom`, `left`, `right`; `hidden` leaves out the added element. */
  side: string;
  add: ReactNode;
  /** True if both start at the same edge when one is above the other, instead of being centered. */
  isAligned?: boolean;
  children: ReactNode;
}

/** Places a label or an icon on one side of an element. */
export function Beside({side, add, isAligned, children}: BesideProps): ReactNode {
  const align = isAligned && columns.includes(side) ? 'Start' : undefined;
  return (
    <span className={styles.beside} data-side={side} data-align={align}>
      {sides.includes(side) && add}
      {children}
    </span>
  );
}

/** A field with its label on the side given by `Label Position`. */
export function Labeled(props: {values: Values; label: string; children: ReactNode}): ReactNode {
  const {Label = props.label, 'Label Position': side = 'top'} = props.values;
  return (
    <Beside side={side} isAligned add={<span className={styles.fieldLabel}>{Label}</span>}>
      {props.children}
    </Beside>
  );
}

export function Row({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.row}>{children}</span>;
}

/** A line that represents text. */
export function Line({width}: {width: string}): ReactNode {
  return <svg className={styles.line} width={width} />;
}

interface FieldProps {
  text: ReactNode;
  end?: ReactNode;
  start?: ReactNode;
  /** True if the text is a placeholder in an empty field. */
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
