import {attributeValue, nodesOf} from '../content/nodes';
import {faultAt, quote, type Check} from './fault';

/** Attributes of components that name a version of the site. */
const attributes: Record<string, readonly string[]> = {
  CodeChecker: ['version'],
  PageChanges: ['from', 'to'],
  ReferenceChanges: ['from', 'to'],
};

/**
 * Components name versions that the site has.
 *
 * good: `<ReferenceChanges from="1.0.0" to="next"/>`
 * bad:  `<CodeChecker version="1.0.0"/>` after 1.0.0 was retired
 */
export const namedVersions: Check = ({tree}, {versions}) => {
  const labels = versions.map(({label}) => label);
  return nodesOf(tree, 'mdxJsxFlowElement').flatMap((node) =>
    (attributes[node.name ?? ''] ?? []).flatMap((name) => {
      const value = attributeValue(node, name) ?? '';
      return labels.includes(value)
        ? []
        : [
            faultAt(node, {
              found: `<${node.name}> has ${name}="${value}", and the site has no such version`,
              hint: `Write ${name}= with one of ${quote(labels)}`,
            }),
          ];
    }),
  );
};
