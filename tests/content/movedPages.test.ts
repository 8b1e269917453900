import path from 'node:path';
import {expect, test} from 'vitest';
import {movedPages} from '../../src/config/redirects';
import {readSite} from '../../src/content/site';

const {versions} = readSite(path.resolve(import.meta.dirname, '../..'));

test('every redirect of a moved page leads from no page to a page of its version', () => {
  const wrong = Object.entries(movedPages).flatMap(([label, routes]) => {
    const version = versions.find((one) => one.label === label);
    const known = new Set(version?.pages.map(({route}) => route));
    return Object.entries(routes).filter(([from, to]) => known.has(from) || !known.has(to));
  });
  expect(wrong).toEqual([]);
});
