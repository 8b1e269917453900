import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {setHtmlProperties} from './nodes';

/** Aligns table cells with classes, since MDX would write a `style` attribute for each. */
const alignCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
    const columns = table.align ?? [];
    table.align = null;
    for (const row of table.children) {
      row.children.forEach((cell, column) => {
        const side = columns[column];
        // All cells are left-aligned by default.
        if (side === 'center' || side === 'right') {
          const {className} = cell.data?.hProperties ?? {};
          setHtmlProperties(cell, {className: [className ?? [], side].flat()});
        }
      });
    }
  });
};

export default alignCells;
