import type {Root, TableCell} from 'mdast';
import type {VFile} from 'vfile';
import {cellTexts} from '../../remark/nodes';
import {collectSignatureBlocks, rowName} from '../../remark/signatureBlocks';
import {directionWords} from '../../remark/checkParameterTable';
import {optionalNames} from '../../remark/signatures';

/**
 * Says in the parameter tables what the site draws: the direction in words, and what is optional.
 *
 * in:
 *     | Parameter | Type    |   | Description |
 *     | howMany   | integer | → | How many    |
 * out:
 *     | Parameter          | Type    | Direction | Description |
 *     | howMany (optional) | integer | in        | How many    |
 */
export function writeSignatures(tree: Root, file: VFile): void {
  for (const {table, forms} of collectSignatureBlocks(tree, file)) {
    const optional = optionalNames(forms);
    const [header, ...rows] = table?.children ?? [];
    setText(header?.children[2], 'Direction');
    for (const row of rows) {
      const [name = '', , arrow = ''] = cellTexts(row);
      setText(row.children[2], directionWords[arrow] ?? arrow);
      if (optional.has(rowName(name))) {
        row.children[0]?.children.push({type: 'text', value: ' (optional)'});
      }
    }
    if (table) {
      table.align = null;
    }
  }
}

function setText(cell: TableCell | undefined, value: string): void {
  if (cell) {
    cell.children = [{type: 'text', value}];
  }
}
