import type {Code} from 'mdast';
import {canRun, runCode, type Precedence} from 'qodlyscript';
import {memoizeBy} from '../cache/memoize';
import type {Sample} from '../page/samples';
import {sampleDatabase} from '../sampleData/sampleDatabase';
import sampleFiles from '../sampleData/sampleFiles.json';

/** The samples that readers can run, and the definitions that these may use. */
export interface RunnableSamples {
  runnable: Set<Code>;
  /** Names of methods and classes by sample. */
  definitions: Map<Code, string>;
}

/** Returns the page's samples that run from beginning to end, and have results to show that agree with the page. */
export function runnableSamplesOf(
  samples: readonly Sample[],
  precedence: Precedence,
): RunnableSamples {
  const all = samples.filter(({language, mark}) => language === 'qs' && !mark);
  const sources = all.map(({code, name}) => ({source: code.value, ...(name && {title: name})}));
  const indexes = runnableIndexes({sources, precedence});
  return {
    runnable: new Set(all.flatMap(({code}, index) => (indexes.has(index) ? [code] : []))),
    definitions: new Map(
      indexes.size === 0 ? [] : all.flatMap(({code, name}) => (name ? [[code, name]] : [])),
    ),
  };
}

interface PageSources {
  sources: {source: string; title?: string}[];
  precedence: Precedence;
}

/** Runs the samples once for all versions of a page that are identical. */
const runnableIndexes = memoizeBy(
  (page: PageSources) => JSON.stringify(page),
  ({sources, precedence}) =>
    new Set(
      sources.flatMap(({source}, index) => {
        // If a page defines a name twice, the last definition above the sample applies.
        const definitions = [...sources.slice(index).reverse(), ...sources.slice(0, index)];
        const named = definitions.filter(({title}) => title !== undefined);
        return isRunnable(source, named, precedence) ? [index] : [];
      }),
    ),
);

function isRunnable(
  source: string,
  definitions: PageSources['sources'],
  precedence: Precedence,
): boolean {
  sampleDatabase.restart();
  const report = runCode(source, {
    precedence,
    definitions,
    database: sampleDatabase,
    files: sampleFiles,
  });
  const {values, outputs} = report;
  const hasResult = outputs.length > 0 || values.some(({isArgument}) => !isArgument);
  return canRun(report) && hasResult && values.every(({stated}) => stated?.agrees !== false);
}
