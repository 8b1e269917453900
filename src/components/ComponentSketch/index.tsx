import type {ReactNode} from 'react';
import {drawings, type DrawnComponent} from './drawings';
import styles from './styles.module.css';

interface Props {
  /** Which component of the studio to draw. */
  component: DrawnComponent;
  /** Says in words what the drawing shows. */
  alt: string;
}

/** A component of the studio as it stands on a page, drawn; themeable, without behaviour. */
export default function ComponentSketch({component, alt}: Props): ReactNode {
  return (
    <figure className={styles.canvas} role="img" aria-label={alt}>
      <div className={styles.drawing} aria-hidden="true">
        {drawings[component]}
      </div>
    </figure>
  );
}
