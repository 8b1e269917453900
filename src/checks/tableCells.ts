import {nodesOf} from '../content/nodes';
import {faultAt} from './fault';
import type {TextCheck} from './checkByText';

/**
 * Every row of a table has as many cells as its header. Additional cells would be dropped.
 *
 * good: `| a | b |` under `| Name | Value |`
 * bad:  `| a |`
 */
export const tableCells: TextCheck = ({tree}) =>
  nodesOf(tree, 'table').flatMap(({children: [header, ...rows]}) => {
    const expected = header?.children.length ?? 0;
    return rows
      .filter(({children}) => children.length !== expected)
      .map((row) =>
        faultAt(row, {
          found: `a row of ${row.children.length} cells in a table of ${expected} columns`,
          hint: 'Write every cell, even an empty one; a bar that belongs to the text is `\\|`',
        }),
      );
  });
