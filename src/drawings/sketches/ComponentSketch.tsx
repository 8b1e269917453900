import type {ReactNode} from 'react';
import {sketches} from './sketches';

interface Props {
  /** The studio component to draw. */
  component: string;
  /** Text alternative for the drawing. */
  alt: string;
}

/** A drawing of a studio component in the theme's colors. */
export default function ComponentSketch({component, alt}: Props): ReactNode {
  return (
    <figure className="sketch-canvas" role="img" aria-label={alt}>
      <div aria-hidden="true" dangerouslySetInnerHTML={{__html: sketches[component] ?? ''}} />
    </figure>
  );
}
