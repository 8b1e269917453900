import type {Code, Root} from 'mdast';
import type {Page} from '../content/page';
import {parseSample} from '../content/parsedSample';
import {remember} from '../content/remember';
import {versionOf, type Site} from '../content/site';
import {readSamples} from '../content/samples';
import {evaluateSample, type Outcome} from '../language/evaluate';
import {precedenceOf, type Precedence} from '../language/parser/operators';
import {faultAt, type Check} from './fault';

/** A stated result of a sample, and what was computed. */
export interface PageOutcome extends Outcome {
  code: Code;
}

/**
 * What a comment states as a result is what comes out, as far as it can be computed.
 *
 * bad: `result = 3 + 4 * 5 // 35`
 *      docs/page.md:7:22: the comment states 35, and the sample gives 23. Correct the one or the other
 */
export const results: Check = (page, site) =>
  outcomesOf(page, site).flatMap(({code, at, stated, verdict, detail}) =>
    verdict === 'differs'
      ? [
          faultAt(code, {
            found: `the comment states ${subjectText(stated.subject)}${stated.literal}, and the sample gives ${detail}`,
            hint: 'Correct the one or the other',
            lineOffset: at.line,
            column: at.column,
          }),
        ]
      : [],
  );

function subjectText(subject: string | undefined): string {
  return subject === undefined ? '' : `for "${subject}" `;
}

/** All stated results of the page's samples. */
export function outcomesOf(page: Page, site: Site): PageOutcome[] {
  const version = versionOf(site, page.file) ?? site.versions[0];
  return outcomesIn[precedenceOf(version?.label ?? '')](page.tree);
}

/** Pages of equal text share their tree, so what is computed for one serves all. */
const outcomesIn = {
  byLevel: remember((tree: Root) => evaluateSamples(tree, 'byLevel')),
  leftToRight: remember((tree: Root) => evaluateSamples(tree, 'leftToRight')),
};

function evaluateSamples(tree: Root, precedence: Precedence): PageOutcome[] {
  const samples = readSamples(tree)
    .filter(({language, mark}) => language === 'qs' && !mark)
    .flatMap(({code, name}) => {
      const {file, comments} = parseSample(code, precedence);
      return file ? [{code, name, file, comments, source: code.value}] : [];
    });
  return samples.flatMap((sample, index) => {
    // Where a page defines a name twice, the last definition above the sample holds.
    const definitions = [...samples.slice(index).reverse(), ...samples.slice(0, index)];
    return evaluateSample(sample, definitions, precedence).map((outcome) => ({
      ...outcome,
      code: sample.code,
    }));
  });
}
