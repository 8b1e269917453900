import type {Root, TableCell} from 'mdast';
import {cellTexts} from '../../content/nodes';
import {
  directions,
  optionalParameters,
  parameterOfRow,
  readSignatures,
} from '../../content/signatures';
import {text} from '../../remark/markdownNodes';

/**
 * Adds to the parameter tables what the site shows visually: the direction of each parameter, and whether
 * it's optional.
 *
 * in:
 *     | Parameter | Type    |   | Description |
 *     | howMany   | integer | → | How many    |
 * out:
 *     | Parameter          | Type    | Direction | Description |
 *     | howMany (optional) | integer | in        | How many    |
 */
export function writeSignatures(tree: Root): void {
  for (const {table, forms} of readSignatures(tree)) {
    const optional = optionalParameters(forms);
    const [header, ...rows] = table?.children ?? [];
    setText(header?.children[2], 'Direction');
    for (const row of rows) {
      const [name = '', , arrow = ''] = cellTexts(row);
      setText(row.children[2], directions[arrow] ?? arrow);
      if (optional.has(parameterOfRow(name))) {
        row.children[0]?.children.push(text(' (optional)'));
      }
    }
    if (table) {
      table.align = null;
    }
  }
}

function setText(cell: TableCell | undefined, value: string): void {
  if (cell) {
    cell.children = [text(value)];
  }
}
