import type {Node} from 'unist';
import {attributeValue, nodesOf} from '../content/page/nodes';
import type {Page} from '../content/page/page';
import {versionOf, type Site} from '../content/site/site';
import {splitComments} from '../content/samples/sampleCode';
import {
  flattenProblems,
  problemAt,
  problemIf,
  quote,
  type Check,
  type NestedProblems,
} from './problem';

/** The attributes that name versions on the site, by component. */
const versionAttributes: Record<string, string[]> = {
  CodeChecker: ['version'],
  PageChanges: ['from', 'to'],
  ReferenceChanges: ['from', 'to'],
};

/**
 * Requires components to name existing versions, and allows only release notes to mention retired or later ones.
 *
 * good: `<ReferenceChanges from="1.0.0" to="next"/>`
 * bad:  the same, "Unlike 1.0.0, …", or `// in 1.0.0`, after 1.0.0 was retired; "Since 1.1.0, …" in 1.0.0
 */
export const namedVersions: Check = (page, site) =>
  flattenProblems([attributeProblems(page, site), textProblems(page, site)]);

function attributeProblems({tree}: Page, {versions}: Site): NestedProblems {
  const labels = versions.map(({label}) => label);
  return nodesOf(tree, 'mdxJsxFlowElement').map((node) =>
    versionAttributes[node.name ?? '']?.map((name) => {
      const value = attributeValue(node, name) ?? '';
      const isOptional = name === 'version' && value === '';
      return problemIf(!isOptional && !labels.includes(value), node, {
        found: `<${node.name}> has ${name}="${value}", but the site has no such version`,
        hint: `Write ${name}= with one of ${quote(labels)}`,
      });
    }),
  );
}

function textProblems({tree, samples, frontMatter, file}: Page, site: Site): NestedProblems {
  const own = versionOf(site, file);
  const later = site.versions.slice(0, own ? site.versions.indexOf(own) : 0);
  const unknown = [
    ...site.retired.map(({version}) => [version, 'is retired'] as const),
    ...later.map(({label}) => [label, `is later than ${own?.label}`] as const),
  ].filter(([label]) => /^\d/.test(label));
  if (unknown.length === 0 || frontMatter.kind === 'notes') {
    return undefined;
  }
  const numbers = unknown.map(([label]) => label.replaceAll('.', '\\.')).join('|');
  // Not a part of another number: "1.0.0-beta.2", "11.0.0".
  const pattern = new RegExp(`(?<![\\d.])(?:${numbers})(?![\\d-]|\\.\\d)`, 'g');
  const problemsIn = (text: string, node: Node, linesAbove: number) =>
    [...text.matchAll(pattern)].map(({0: version, index}) =>
      problemAt(node, {
        rule: 'other-version',
        found: `the text names ${version}, which ${new Map(unknown).get(version)}`,
        hint: 'Delete information for its readers, or name an existing version',
        lineOffset: linesAbove + text.slice(0, index).split('\n').length - 1,
      }),
    );
  return [
    nodesOf(tree, 'text').map((text) => problemsIn(text.value, text, 0)),
    samples.map(({code}) =>
      code.value.split('\n').map((line, index) => problemsIn(commentWords(line), code, index + 1)),
    ),
  ];
}

/** in: `length("1.0.0") // "1.0.0" in 1.0.0`; out: `//  in 1.0.0` */
function commentWords(line: string): string {
  return splitComments(line)
    .comments.join(' ')
    .replace(/"[^"]*"/g, '');
}
