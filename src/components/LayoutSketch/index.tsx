import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Names of the areas, row by row, as JSON; written by src/remark/layouts.ts. */
  rows: string;
  /** Text alternative of the drawing. */
  alt: string;
  title?: string;
}

/** A screen as a grid of named areas. */
export default function LayoutSketch({rows, alt, title}: Props): ReactNode {
  const grid = JSON.parse(rows) as string[][];
  const names = [...new Set(grid.flat())];
  return (
    <figure className={styles.layout}>
      <div role="img" aria-label={alt} className={styles.screen}>
        {names.map((name) => (
          <div key={name} className={styles.area} style={{gridArea: gridArea(grid, name)}}>
            {name}
          </div>
        ))}
      </div>
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

/** The area's place: row start / column start / row end / column end. */
function gridArea(grid: string[][], name: string): string {
  const rows = grid.flatMap((row, index) => (row.includes(name) ? [index] : []));
  const columns = grid.flatMap((row) =>
    row.flatMap((cell, index) => (cell === name ? [index] : [])),
  );
  return [
    Math.min(...rows) + 1,
    Math.min(...columns) + 1,
    Math.max(...rows) + 2,
    Math.max(...columns) + 2,
  ].join(' / ');
}
