import type {ReactNode} from 'react';

interface Props {
  /** Drawn at build time by src/remark/screens.ts or styledDrawings.ts. */
  html: string;
  /** Text alternative of the drawing. */
  alt: string;
  title?: string;
}

/** A screen of the product with numbers that the list below it explains, or a component with CSS. */
export default function ScreenSketch({html, alt, title}: Props): ReactNode {
  return (
    <figure className="screen-figure">
      <div
        role="img"
        aria-label={alt}
        className="screen"
        dangerouslySetInnerHTML={{__html: html}}
      />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
