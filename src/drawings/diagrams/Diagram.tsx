import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  title?: string;
  /** Text alternative for the drawing. */
  alt: string;
  /** Drawn at build time by src/remark/drawings.ts. */
  svg: string;
}

/** In pixels. A wider diagram would be too small on a phone. */
const maxPhoneWidth = 430;

export default function Diagram({title, alt, svg}: Props): ReactNode {
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  return (
    <figure
      className={clsx(styles.diagram, width > maxPhoneWidth && styles.wide)}
      data-wide="Diagram">
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{__html: svg}} />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
