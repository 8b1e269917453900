import path from 'node:path';
import {expect, test} from 'vitest';
import {checkResults} from '../../src/checks/results';
import {sampleDatabase} from '../../src/content/sampleData/sampleDatabase';
import {runnableSamplesOf} from '../../src/content/samples/runnableSamples';
import {sampleModelOf} from '../../src/content/samples/sampleModel';
import {readSite, type Version} from '../../src/content/site/site';
import {precedenceOf} from '../../src/content/site/versionOrder';

// `npm run check` checks the samples, and reports results that differ.

const site = readSite(path.resolve(import.meta.dirname, '../..'));

const samplesIn = ({pages}: Pick<Version, 'pages'>, ...languages: string[]) =>
  pages.flatMap(({samples}) => samples.filter(({language}) => languages.includes(language)));

/** The minimum share and number of samples and results that the site can check or run. */
const shares: {
  what: string;
  share: number;
  number: number;
  count: (version: Version) => number[];
}[] = [
  {
    what: 'samples are checked',
    share: 0.95,
    number: 1000,
    count: (version) => {
      const all = samplesIn(version, 'qs', 'json', 'http');
      return [all.filter(({mark}) => !mark).length, all.length];
    },
  },
  {
    // Others depend on files, a server, or a user.
    what: 'stated results are evaluated',
    share: 0.82,
    number: 830,
    count: ({pages}) => {
      const all = pages.flatMap((page) => checkResults(page, site));
      return [all.filter(({verdict}) => verdict === 'agreed').length, all.length];
    },
  },
  {
    // Others need mail, a network, sessions, or processes.
    what: 'samples on command and class pages run',
    share: 0.61,
    number: 400,
    count: ({pages, label}) => {
      const pagesWith = pages.filter(({path: file}) => /^language\/(?!basics\/)/.test(file));
      const runnable = pagesWith.map(
        ({samples}) => runnableSamplesOf(samples, precedenceOf(label)).runnable.size,
      );
      const all = samplesIn({pages: pagesWith}, 'qs').filter(({mark}) => !mark);
      return [runnable.reduce((sum, size) => sum + size, 0), all.length];
    },
  },
];

test.each(
  site.versions.flatMap((version) => shares.map((share) => ({...version, version, ...share}))),
)('in $label, most $what', ({version, share, number, count}) => {
  const [part = 0, all = 0] = count(version);
  console.log(`${version.label}: ${part} of ${all}`);
  expect(part / all).toBeGreaterThan(share);
  expect(part).toBeGreaterThanOrEqual(number);
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
