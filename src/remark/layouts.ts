import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {layoutRows} from '../content/drawings';
import {isCode, metaValue} from '../content/nodes';
import {componentElement} from './nodes';

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
const layouts: Plugin<[], Root> = () => (tree) => {
  tree.children.forEach((node, index) => {
    if (isCode(node) && node.lang === 'layout') {
      tree.children[index] = componentElement('LayoutSketch', {
        rows: JSON.stringify(layoutRows(node)),
        alt: metaValue(node, 'alt'),
        title: metaValue(node, 'title'),
      });
    }
  });
};

export default layouts;
