import {attributeValue, nodesOf} from '../content/nodes';
import {faultAt, type Check, type Fault} from './fault';

const comparisons = new Set(['PageChanges', 'ReferenceChanges']);

/** `<ReferenceChanges from="0.1.0" to="0.2.0"/>` and `<PageChanges …/>` compare two versions of the site. */
export const referenceChanges: Check = ({tree}, {versions}) => {
  const labels = versions.map(({label}) => label);
  const faults: Fault[] = [];
  const elements = nodesOf(tree, 'mdxJsxFlowElement');
  for (const node of elements.filter(({name}) => comparisons.has(name ?? ''))) {
    for (const name of ['from', 'to']) {
      const value = attributeValue(node, name) ?? '';
      if (!labels.includes(value)) {
        faults.push(
          faultAt(node, {
            found: `<${node.name}> has ${name}="${value}", which is no version`,
            hint: `Write ${name}= with one of ${labels.join(', ')}`,
          }),
        );
      }
    }
  }
  return faults;
};
