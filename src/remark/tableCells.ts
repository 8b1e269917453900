import type {Root, Table} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {cellTexts} from '../content/page/nodes';
import {setHtmlProperties} from './nodes';

/**
 * Aligns cells with classes, since MDX would write a `style` attribute for each, and adds the column's name
 * to the cells of tables with three or more columns. On phones, where such a table doesn't fit,
 * src/css/tables.css shows the name before each cell.
 *
 * in:
 *     | Event | Fires when | Since |
 *     |---|---|--:|
 *     | **On Click** | the component is clicked | 0.1.0 |
 *
 * out: <table class="labeled"> … <td data-label="Since" class="right">0.1.0</td> …
 */
const tableCells: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'table', (table) => {
    labelCells(table);
    alignCells(table);
  });
};

export default tableCells;

/** Skips parameter and member tables, which have a separate layout for phones. */
function labelCells(table: Table): void {
  const [header, ...rows] = table.children;
  const names = cellTexts(header);
  if (names.length < 3 || table.data?.hProperties?.className !== undefined) {
    return;
  }
  setHtmlProperties(table, {className: ['labeled']});
  for (const row of rows) {
    const texts = cellTexts(row);
    row.children.forEach((cell, column) => {
      // The first cell is the row's title. An empty cell or a dash needs no name.
      if (column > 0) {
        const isBlank = ['', '-'].includes(texts[column] ?? '');
        setHtmlProperties(cell, isBlank ? {className: ['blank']} : {'data-label': names[column]});
      }
    });
  }
}

function alignCells(table: Table): void {
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
}
