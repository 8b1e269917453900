import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {checkResults} from './results';

test("says why a result isn't evaluated", () => {
  const source = '```qs\na = ds.Log.all().length // 4\n```';
  const site = testSite({next: {'page.md': source}});
  const page = site.versions[0]?.pages[0];
  expect(page && checkResults(page, site).map(({verdict, detail}) => [verdict, detail])).toEqual([
    ['unknown', 'the sample data has no dataclass Log'],
  ]);
});
