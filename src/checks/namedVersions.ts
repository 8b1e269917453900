import type {Page} from '../content/page';
import {attributeValue, nodesOf} from '../content/nodes';
import type {Site} from '../content/site';
import {problemAt, quote, type Check, type Problem} from './problem';

/** Component attributes that name a version on the site. */
const attributes: Record<string, readonly string[]> = {
  PageChanges: ['from', 'to'],
  ReferenceChanges: ['from', 'to'],
};

/**
 * Requires components to name existing versions, and allows only release notes to mention retired ones.
 *
 * good: `<ReferenceChanges from="1.0.0" to="next"/>`
 * bad:  the same, or "Unlike 1.0.0, …", after 1.0.0 was retired
 */
export const namedVersions: Check = (page, site) => [
  ...attributeProblems(page, site),
  ...retiredProblems(page, site),
];

function attributeProblems({tree}: Page, {versions}: Site): Problem[] {
  const labels = versions.map(({label}) => label);
  return nodesOf(tree, 'mdxJsxFlowElement').flatMap((node) =>
    (attributes[node.name ?? ''] ?? []).flatMap((name) => {
      const value = attributeValue(node, name) ?? '';
      return labels.includes(value)
        ? []
        : [
            problemAt(node, {
              found: `<${node.name}> has ${name}="${value}", but the site has no such version`,
              hint: `Write ${name}= with one of ${quote(labels)}`,
            }),
          ];
    }),
  );
}

function retiredProblems({tree, frontMatter}: Page, {retired}: Site): Problem[] {
  if (retired.length === 0 || frontMatter.kind === 'notes') {
    return [];
  }
  const numbers = retired.map(({version}) => version.replaceAll('.', '\\.')).join('|');
  // Not a part of another number: "1.0.0-beta.2", "11.0.0".
  const pattern = new RegExp(`(?<![\\d.])(?:${numbers})(?![\\d-]|\\.\\d)`, 'g');
  return nodesOf(tree, 'text').flatMap((text) =>
    [...text.value.matchAll(pattern)].map(({0: version, index}) =>
      problemAt(text, {
        rule: 'retired-version',
        found: `the text names ${version}, which is retired`,
        hint: 'Delete information for its readers, or name an existing version',
        lineOffset: text.value.slice(0, index).split('\n').length - 1,
      }),
    ),
  );
}
