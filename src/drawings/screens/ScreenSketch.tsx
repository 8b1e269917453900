import type {ReactNode} from 'react';

interface Props {
  /** Drawn at build time by src/remark/drawings.ts. */
  html: string;
  /** Text alternative for the drawing. */
  alt: string;
  title?: string;
}

/** A product screen with numbered callouts that the list below it explains. */
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
