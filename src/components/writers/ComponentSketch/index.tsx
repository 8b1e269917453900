import type {ReactNode} from 'react';
import {drawings, type DrawnComponent} from './drawings';
import styles from './styles.module.css';

interface Props {
  /** Which component of the studio to draw. */
  component: DrawnComponent;
  /** Text alternative of the drawing. */
  alt: string;
}

/** A drawing of a studio component, in the colours of the theme. */
export default function ComponentSketch({component, alt}: Props): ReactNode {
  return (
    <figure className={styles.canvas} role="img" aria-label={alt}>
      <div className={styles.drawing} aria-hidden="true">
        {drawings[component]}
      </div>
    </figure>
  );
}
