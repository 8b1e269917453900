import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title?: string;
  /** Text alternative of the drawing. */
  alt: string;
  /** Drawn at build time by src/remark/diagrams.ts. */
  svg: string;
}

export default function Diagram({title, alt, svg}: Props): ReactNode {
  return (
    <figure className={styles.diagram} data-wide="Diagram">
      <div role="img" aria-label={alt} dangerouslySetInnerHTML={{__html: svg}} />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
