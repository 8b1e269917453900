import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Property values of a drawn component, by label: `Label` → `Save`, `Disable` → `on`. A missing property
 * isn't set.
 */
export type Values = Readonly<Record<string, string | undefined>>;

/** Classes by the side of the added element; a row is the default. */
const sides: Record<string, string | undefined> = {
  top: styles.column,
  bottom: styles.columnReverse,
  left: '',
  right: styles.rowReverse,
};

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
  const isColumn = side === 'top' || side === 'bottom';
  return (
    <span className={clsx(styles.beside, sides[side], isAligned && isColumn && styles.alignStart)}>
      {side in sides && add}
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

const lineWidths = {
  longest: styles.longest,
  long: styles.long,
  short: styles.short,
  shortest: styles.shortest,
};

/** A line that stands for text. */
export function Line({width}: {width: keyof typeof lineWidths}): ReactNode {
  return <span className={clsx(styles.line, lineWidths[width])} />;
}

interface FieldProps {
  text: ReactNode;
  end?: ReactNode;
  start?: ReactNode;
  /** True if the text is a placeholder in an empty field. */
  isHint?: boolean;
  /** True if it has several lines. */
  isArea?: boolean;
}

export function Field({text, start, end, isHint, isArea}: FieldProps): ReactNode {
  return (
    <span className={clsx(styles.fieldBox, isArea && styles.area)}>
      {start && <span>{start}</span>}
      <span className={clsx(styles.fieldText, isHint && styles.hint)}>{text}</span>
      {end && <span>{end}</span>}
    </span>
  );
}
