import type {ReactNode} from 'react';
import type {TriedProperty} from '../../../content/triedProperties';
import {drawComponent, type DrawnComponent} from './drawings';
import styles from './styles.module.css';
import TryRow from './TryRow';

interface Props {
  /** Which component of the studio to draw. */
  component: DrawnComponent;
  /** Text alternative of the drawing. */
  alt: string;
  /** The properties that readers can try, a list of `TriedProperty` as JSON. */
  tried?: string;
}

/**
 * A drawing of a studio component, in the colours of the theme. Below it stand the properties that
 * readers can try; it follows them by `trySketch`, which is loaded when a reader turns to one.
 */
export default function ComponentSketch({component, alt, tried}: Props): ReactNode {
  const properties = tried ? (JSON.parse(tried) as TriedProperty[]) : [];
  const values = Object.fromEntries(properties.map(({label, value}) => [label, value]));
  const figure = (
    <figure className={styles.canvas} role="img" aria-label={alt}>
      <div className={styles.drawing} aria-hidden="true">
        {drawComponent(component, values)}
      </div>
    </figure>
  );
  return properties.length === 0 ? (
    figure
  ) : (
    <div data-try={component} className={styles.tried}>
      {figure}
      <TryRow properties={properties} />
    </div>
  );
}
