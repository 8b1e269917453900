import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Property values of a drawn component, by label: `Label` → `Save`, `Disable` → `on`. A missing property
 * isn't set.
 */
export type Values = Readonly<Record<string, string | undefined>>;

/** Flex directions by the side of the added element. */
const directions: Record<string, CSSProperties['flexDirection']> = {
  top: 'column',
  bottom: 'column-reverse',
  left: 'row',
  right: 'row-reverse',
};

interface BesideProps {
  /** `top`, `bottom`, `left`, `right`; `hidden` leaves out the added element. */
  side: string;
  add: ReactNode;
  /** Alignment when one is above the other. */
  alignItems?: 'start';
  children: ReactNode;
}

/** Places a label or an icon on one side of an element. */
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

/** A field with its label on the side given by `Label Position`. */
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
