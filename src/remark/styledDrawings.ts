import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isDevServer} from '../config/runtime';
import {metaValue} from '../content/nodes';
import {composeStyles} from '../drawings/styled/drawingStyles';
import {drawStyled} from '../drawings/styled/drawStyled';
import {hasDrawing} from '../drawings/styled/hasDrawing';
import {componentElement} from './nodes';

/**
 * Draws the component that a CSS sample styles, with the sample's rules applied, below the sample.
 *
 * in:
 *     ```css shown="button" alt="The button is dark violet."
 *     self { background-color: indigo; }
 *     ```
 * out: the same sample, followed by `<ScreenSketch html="<div class=…>" alt="The button is dark violet."/>`
 */
const styledDrawings: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (code, index, parent) => {
    if (!hasDrawing(code) || !parent || index === undefined) {
      return undefined;
    }
    const drawing = drawStyled(code.value, metaValue(code, 'shown') ?? '');
    const sketch = componentElement('ScreenSketch', {
      // The build has one stylesheet for all pages (src/plugins/drawing-styles.ts).
      html: isDevServer
        ? `<style>${composeStyles([drawing])}</style>${drawing.html}`
        : drawing.html,
      alt: metaValue(code, 'alt'),
    });
    parent.children.splice(index + 1, 0, sketch);
    return [SKIP, index + 2];
  });
};

export default styledDrawings;
