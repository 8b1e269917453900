import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {isCode, metaValue} from '../content/page/nodes';
import {readScreen} from '../drawings/screens/readScreen';
import {drawScreen} from '../drawings/screens/drawScreen';
import {componentElement} from './nodes';

/**
 * Draws a screen in the studio, the console, or an application from its parts.
 *
 * in:
 *     ```screen title="The Model Editor" alt="The outline on the left, the workspace next to it."
 *     row
 *       panel 1: Outline
 *         - *Company
 *         - Employee
 *       canvas 2
 *         box: *Company
 *     ```
 * out: `<ScreenSketch html="<div class=…>" alt="…" title="…"/>`
 *
 * The drawing contains no colors, since `src/drawings/screens/screen.css` adds the theme's.
 */
const screens: Plugin<[], Root> = () => (tree) => {
  tree.children.forEach((node, index) => {
    if (isCode(node) && node.lang === 'screen') {
      tree.children[index] = componentElement('ScreenSketch', {
        html: drawScreen(readScreen(node)),
        alt: metaValue(node, 'alt'),
        title: metaValue(node, 'title'),
      });
    }
  });
};

export default screens;
