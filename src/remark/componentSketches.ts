import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {attributeValue} from '../content/nodes';
import {isSketch, readTriedProperties} from '../content/triedProperties';
import {componentElement} from './nodes';

/**
 * Tells a drawn component what readers can try on it, and with which values: those of the page's own
 * property tables.
 *
 * in:
 *     <ComponentSketch component="tabs" alt="Three tabs" try="Variant: Line"/>
 *     | Property | Values | Description |
 *     |---|---|---|
 *     | **Variant** | Line, Enclosed | Underlined tabs, or tabs with a border |
 *
 * out: the same component with `tried`, the list of these properties as JSON.
 */
const componentSketches: Plugin<[], Root> = () => (tree) => {
  tree.children = tree.children.map((node) => {
    const tried = isSketch(node) ? readTriedProperties(node, tree.children) : [];
    return isSketch(node) && tried.length > 0
      ? componentElement('ComponentSketch', {
          component: attributeValue(node, 'component'),
          alt: attributeValue(node, 'alt'),
          tried: JSON.stringify(tried),
        })
      : node;
  });
};

export default componentSketches;
