import type {Page} from '../content/page';
import {attributeValue, nodesOf} from '../content/nodes';
import type {Site} from '../content/site';
import {
  flattenProblems,
  problemAt,
  problemIf,
  quote,
  type Check,
  type NestedProblems,
} from './problem';

/** Components whose attributes `from` and `to` name versions on the site. */
const comparisons = ['PageChanges', 'ReferenceChanges'];

/**
 * Requires components to name existing versions, and allows only release notes to mention retired ones.
 *
 * good: `<ReferenceChanges from="1.0.0" to="next"/>`
 * bad:  the same, or "Unlike 1.0.0, …", after 1.0.0 was retired
 */
export const namedVersions: Check = (page, site) =>
  flattenProblems([attributeProblems(page, site), retiredProblems(page, site)]);

function attributeProblems({tree}: Page, {versions}: Site): NestedProblems {
  const labels = versions.map(({label}) => label);
  return nodesOf(tree, 'mdxJsxFlowElement')
    .filter(({name}) => comparisons.includes(name ?? ''))
    .map((node) =>
      ['from', 'to'].map((name) => {
        const value = attributeValue(node, name) ?? '';
        return problemIf(!labels.includes(value), node, {
          found: `<${node.name}> has ${name}="${value}", but the site has no such version`,
          hint: `Write ${name}= with one of ${quote(labels)}`,
        });
      }),
    );
}

function retiredProblems({tree, frontMatter}: Page, {retired}: Site): NestedProblems {
  if (retired.length === 0 || frontMatter.kind === 'notes') {
    return undefined;
  }
  const numbers = retired.map(({version}) => version.replaceAll('.', '\\.')).join('|');
  // Not a part of another number: "1.0.0-beta.2", "11.0.0".
  const pattern = new RegExp(`(?<![\\d.])(?:${numbers})(?![\\d-]|\\.\\d)`, 'g');
  return nodesOf(tree, 'text').map((text) =>
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
