import type {RootContent} from 'mdast';
import type {Page} from '../content/page';
import type {Sample} from '../content/samples';
import {pageAt, versionOf} from '../content/site';
import type {Definition} from '../content/definitions';
import {samplesByDefinition} from '../content/samplesByDefinition';
import {splitComments} from '../content/splitComments';
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
