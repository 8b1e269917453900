import type {RootContent} from 'mdast';
import {type Definition, definitionsOf} from '../content/names/definitions';
import type {Page} from '../content/page/page';
import {blocksBelow, nodesOf} from '../content/page/nodes';
import type {Sample} from '../content/page/samples';
import {splitComments} from '../content/samples/sampleCode';
import {pageAt, versionOf} from '../content/site/site';
import {flattenProblems, problemIf, type Check, type NestedProblems} from './problem';

/**
 * Requires a sample for each command and class function under its heading, with the result in a comment
 * or in the text between the sample and the next heading.
 *
 * good: `size = length("Qodly") // 5`
 * bad:  `size = length("Qodly")`, and then the next heading
 */
export const memberSamples: Check = (page, site) => {
  const version = versionOf(site, page.file);
  // A command with its own page has its samples there.
  const isCoveredElsewhere = ({kind, name, heading}: Definition) =>
    kind === 'command' && heading && version && pageAt(version, `language/commands/${name}.md`);
  return flattenProblems(
    [...samplesByDefinition(page)]
      .filter(([definition]) => !isCoveredElsewhere(definition))
      .map(([definition, samples]) => problemsOf(definition, samples, page)),
  );
};

function problemsOf(
  {name, heading}: Definition,
  samples: readonly Sample[],
  page: Page,
): NestedProblems {
  const calls = samples.filter(({code}) => usesName(code.value, name));
  return [
    problemIf(calls.length === 0, heading?.node, {
      found: `no sample under this heading uses "${name}"`,
      hint: 'Add a `qs` sample that calls it, with the result in a comment',
      isUnfinished: true,
    }),
    calls.map((sample) =>
      problemIf(!showsResult(sample, page), sample.code, {
        found: `the sample for "${name}" shows neither a result nor an effect`,
        hint: 'Write it in a comment (`size = length("Qodly") // 5`), or in a sentence after the sample',
        isUnfinished: true,
      }),
    ),
  ];
}

function usesName(source: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(splitComments(source).code);
}

const resultBlocks: RootContent['type'][] = ['code', 'list', 'paragraph', 'table'];

function showsResult({code}: Sample, {tree}: Page): boolean {
  const index = tree.children.indexOf(code);
  const next = tree.children[index + 1];
  return (
    splitComments(code.value).comments.length > 0 ||
    (index >= 0 && next !== undefined && resultBlocks.includes(next.type))
  );
}

/**
 * Returns the commands and functions that the page documents, each with the QodlyScript samples under
 * its heading: up to the next heading of the same level, or on the command's whole page. Skips
 * properties, whose type describes their value.
 */
function samplesByDefinition(page: Page): Map<Definition, Sample[]> {
  return new Map(
    definitionsOf(page)
      .filter(
        ({kind, blocks}) => kind === 'command' || (kind === 'member' && blocks.some(isFunction)),
      )
      .map((definition) => [definition, samplesUnder(page, definition.heading)]),
  );
}

function isFunction({forms}: Definition['blocks'][number]): boolean {
  return forms.some(({form}) => form !== 'property');
}

function samplesUnder(page: Page, heading: Definition['heading']): Sample[] {
  const blocks = heading ? blocksBelow(page.tree, heading.node, heading.depth) : page.tree.children;
  const codes = blocks.flatMap((block) => nodesOf(block, 'code'));
  return page.samples.filter(({code, language}) => language === 'qs' && codes.includes(code));
}
