import type {Code, Root} from 'mdast';
import type {Page} from '../content/page/page';
import {parseSample} from '../content/samples/sampleCode';
import {memoize} from '../content/cache/memoize';
import {versionOf, type Site} from '../content/site/site';
import {readSamples} from '../content/page/samples';
import {type CheckedResult, evaluateSample, type Precedence} from 'qodlyscript';
import {sampleDatabase} from '../content/sampleData/sampleDatabase';
import {precedenceOf, upcoming} from '../content/site/versionOrder';
import {problemAt, type Check} from './problem';

/** A result that a sample states, and the one it evaluates to. */
export interface PageResult extends CheckedResult {
  code: Code;
}

/**
 * Requires a result stated in a comment to be correct, if the sample can be evaluated.
 *
 * bad: `result = 3 + 4 * 5 // 35`
 *      docs/page.md:7:22: the comment states 35, but the sample gives 23. Correct one of them
 */
export const results: Check = (page, site) =>
  checkResults(page, site)
    .filter(({verdict}) => verdict === 'differs')
    .map(({code, at, stated, detail}) =>
      problemAt(code, {
        found: `the comment states ${stated.literal}${subjectText(stated.subject)}, but the sample gives ${detail}`,
        hint: 'Correct one of them',
        lineOffset: at.line,
        column: at.column,
      }),
    );

function subjectText(subject: string | undefined): string {
  return subject === undefined ? '' : ` for "${subject}"`;
}

/** Returns all results stated in the page's samples. */
export function checkResults(page: Page, site: Site): PageResult[] {
  const version = versionOf(site, page.file) ?? site.versions[0];
  return resultsFor[precedenceOf(version?.label ?? upcoming)](page.tree);
}

/** Pages with identical text share their tree, so their results are evaluated once. */
const resultsFor = {
  byLevel: memoize((tree: Root) => evaluateSamples(tree, 'byLevel')),
  leftToRight: memoize((tree: Root) => evaluateSamples(tree, 'leftToRight')),
};

function evaluateSamples(tree: Root, precedence: Precedence): PageResult[] {
  const samples = readSamples(tree)
    .filter(({language, mark}) => language === 'qs' && !mark)
    .flatMap(({code, name}) => {
      const {file, comments} = parseSample(code, precedence);
      return file ? [{code, name, file, comments, source: code.value}] : [];
    });
  return samples.flatMap((sample, index) => {
    // If a page defines a name twice, the last definition above the sample applies.
    const definitions = [...samples.slice(index).reverse(), ...samples.slice(0, index)];
    return evaluateSample(sample, definitions, precedence, sampleDatabase).map((result) => ({
      ...result,
      code: sample.code,
    }));
  });
}
