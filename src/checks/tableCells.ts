import {nodesOf} from '../content/nodes';
import {pluralize} from '../content/pluralize';
import {problemAt, type TextCheck} from './problem';

/**
 * Requires every table row to have as many cells as the header. Additional cells would be dropped.
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
        problemAt(row, {
          found: `a row of ${pluralize(row.children.length, 'cell')} in a table of ${pluralize(expected, 'column')}`,
          hint: 'Write every cell, even an empty one; a pipe that belongs to the text is `\\|`',
        }),
      );
  });
