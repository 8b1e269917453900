import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {fail} from './fail';
import {metaValue} from './fences';
import {componentElement, isCode} from './nodes';

/**
 * Draws a screen of the studio or the console from the names of its areas.
 *
 * in:
 *     ```layout title="The studio" alt="The Explorer at the left, …"
 *     Header   | Header | Header
 *     Explorer | Canvas | Properties
 *     ```
 * out: `<LayoutSketch rows="[[…]]" alt="…" title="…"/>`, a grid of boxes; neighbouring cells of the
 *      same name are one box
 */
const layouts: Plugin<[], Root> = () => (tree, file) => {
  tree.children.forEach((node, index) => {
    if (!isCode(node) || node.lang !== 'layout') {
      return;
    }
    const alt = metaValue(node.meta, 'alt');
    if (!alt) {
      fail(file, node, {
        found: 'a layout has no text that says the same',
        fix: 'Write ```layout title="…" alt="which areas there are, and where"',
      });
    }
    const rows = node.value.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    const uneven = rows.findIndex((row) => row.length !== rows[0]?.length || row.includes(''));
    if (uneven >= 0) {
      fail(file, node, {
        found: `the row "${node.value.split('\n')[uneven]}" has ${rows[uneven]?.length} cells, or an empty one; the first row has ${rows[0]?.length}`,
        fix: 'Write the same number of named cells in each row; an area over several cells repeats its name',
        lineOffset: uneven + 1,
      });
    }
    tree.children[index] = componentElement('LayoutSketch', {
      rows: JSON.stringify(rows),
      alt,
      title: metaValue(node.meta, 'title'),
    });
  });
};

export default layouts;
