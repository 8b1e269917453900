import type {ReactNode} from 'react';
import type {DrawnComponent} from './drawnComponents';
import {drawComponent} from './drawings';
import type {Values} from './parts';

interface Props {
  /** The studio component to draw. */
  component: DrawnComponent;
  /** Text alternative for the drawing. */
  alt: string;
  /** Initial values of the properties that readers can try, `Values` as JSON. */
  initial?: string;
  /** The row of controls for these properties. */
  children?: ReactNode;
}

/**
 * A drawing of a studio component in the theme's colors. `trySketch`, loaded when a reader first uses the
 * row below the drawing, redraws it with the properties in that row.
 */
export default function ComponentSketch({
  component,
  alt,
  initial = '{}',
  children,
}: Props): ReactNode {
  const figure = (
    <figure className="sketch-canvas" role="img" aria-label={alt}>
      <div aria-hidden="true">{drawComponent(component, JSON.parse(initial) as Values)}</div>
    </figure>
  );
  return children ? (
    <div data-try={component}>
      {figure}
      {children}
    </div>
  ) : (
    figure
  );
}
