import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';

/**
 * Property values of a drawn component, by label: `Label` → `Save`, `Disable` → `on`. A missing property
 * isn't set.
 */
export type Values = Readonly<Record<string, string | undefined>>;

const verticalSides = ['top', 'bottom'];
const sides = [...verticalSides, 'left', 'right'];

interface AdornmentProps {
  /** `top`, `bottom`, `left`, or `right`; `hidden` leaves out the adornment. */
  side: string;
  adornment: ReactNode;
  /** True to align both at the start when one is above the other, instead of centering them. */
  isAligned?: boolean;
  children: ReactNode;
}

/** Places a label or an icon on one side of an element. */
export function WithAdornment({side, adornment, isAligned, children}: AdornmentProps): ReactNode {
  const align = isAligned && verticalSides.includes(side) ? 'Start' : undefined;
  return (
    <span className="sketch-beside" data-side={side} data-align={align}>
      {sides.includes(side) && adornment}
      {children}
    </span>
  );
}

/** A field with its label on the side given by `Label Position`. */
export function Labeled(props: {values: Values; label: string; children: ReactNode}): ReactNode {
  const {Label = props.label, 'Label Position': side = 'top'} = props.values;
  return (
    <WithAdornment
      side={side}
      isAligned
      adornment={<span className="sketch-field-label">{Label}</span>}>
      {props.children}
    </WithAdornment>
  );
}

export function Row({children}: {children: ReactNode}): ReactNode {
  return <span className="sketch-row">{children}</span>;
}

/** A line that represents text. */
export function Line({width}: {width: string}): ReactNode {
  return <svg className="sketch-line" width={width} />;
}

interface FieldProps {
  text: ReactNode;
  end?: ReactNode;
  start?: ReactNode;
  /** True if the text is a placeholder in an empty field. */
  isPlaceholder?: boolean;
  style?: CSSProperties;
}

export function Field({text, start, end, isPlaceholder, style}: FieldProps): ReactNode {
  return (
    <span className="sketch-field-box" style={style}>
      {start && <span>{start}</span>}
      <span className={clsx('sketch-field-text', isPlaceholder && 'sketch-hint')}>{text}</span>
      {end && <span>{end}</span>}
    </span>
  );
}
