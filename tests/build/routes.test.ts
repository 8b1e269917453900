import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {compareWithList} from '../support/versionLists';
import {emittedRoutes} from './builtPages';
import {versions} from '../support/versions';

const unversioned = ['', '404', 'markdown-page', 'searchAPI'];

let emitted: string[];

beforeAll(() => {
  emitted = [...emittedRoutes()].filter((route) => !unversioned.includes(route));
});

/** Returns a version's routes relative to its path. The latest version's are those without a version path. */
function routesOf(prefix: string): string[] {
  const others = versions
    .map(({path: other}) => other)
    .filter((other) => other && other !== prefix);
  return emitted
    .filter((route) => route.startsWith(prefix))
    .filter((route) => !others.some((other) => route.startsWith(other)))
    .map((route) => route.slice(prefix.length));
}

test.each(versions)(
  'version $label serves the routes on its list',
  ({label: version, path: prefix}) => {
    const file = path.resolve(import.meta.dirname, 'routes', `${version}.txt`);
    const {missing, unlisted} = compareWithList(routesOf(prefix), version, file);
    expect(missing, 'the build no longer has these routes on the list').toEqual([]);
    expect(unlisted, '`npm run update:lists` adds these routes to the list').toEqual([]);
  },
);
