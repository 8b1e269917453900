import path from 'node:path';
import {expect, test} from 'vitest';
import {checkResults, type PageResult} from '../../src/checks/results';
import {sampleDatabase} from '../../src/content/sampleData/sampleDatabase';
import {sampleModelOf} from '../../src/content/samples/sampleModel';
import {readSite, type Version} from '../../src/content/site/site';

// `npm run check` reports results that differ.

const site = readSite(path.resolve(import.meta.dirname, '../..'));

/** Minimum proportion of results that can be evaluated; others depend on files, a server, or a user. */
const minEvaluatedRatio = 0.82;
const minEvaluated = 830;

test.each(site.versions)('results in $label can mostly be evaluated', (version) => {
  const results = resultsIn(version);
  console.log(report(version, results));
  const agreed = results.filter(({verdict}) => verdict === 'agreed');
  expect(agreed.length / results.length).toBeGreaterThan(minEvaluatedRatio);
  expect(agreed.length).toBeGreaterThanOrEqual(minEvaluated);
});

test.each(site.versions)('the sample data has the attributes that $label lists', (version) => {
  const namesOf = (attributes: ReadonlyMap<string, unknown>) => [...attributes.keys()].sort();
  const stored = [...sampleDatabase.dataclasses.values()].map(
    ({name, attributes}) => [name, namesOf(attributes)] as const,
  );
  const listed = [...sampleModelOf(version)].map(
    ([name, attributes]) => [name, namesOf(attributes)] as const,
  );
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(listed));
});

function resultsIn({pages}: Version): PageResult[] {
  return pages.flatMap((page) => checkResults(page, site));
}

/** Returns the numbers of results by verdict, and why some can't be evaluated, most frequent reason first. */
function report({label}: Version, results: PageResult[]): string {
  const unknown = results.filter(({verdict}) => verdict === 'unknown');
  const counts = new Map<string, number>();
  unknown.forEach(({detail}) => counts.set(detail, (counts.get(detail) ?? 0) + 1));
  const reasons = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return [
    `${label}: ${results.length} stated results`,
    row('agreed', results.filter(({verdict}) => verdict === 'agreed').length),
    row('not evaluated', unknown.length),
    ...reasons.map(([reason, count]) => `  ${row(reason, count)}`),
  ].join('\n');
}

function row(name: string, count: number): string {
  return `${String(count).padStart(5)}  ${name}`;
}
