import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {emittedRoutes} from './emittedRoutes';

/** Version and where its pages stand below the base path. */
const versions = [
  ['next', 'next/'],
  ['1.0.0', '1.0.0/'],
  ['1.1.0', ''],
] as const;

const outsideTheTrees = ['', '404', 'markdown-page', 'searchAPI'];

let emitted: Set<string>;

beforeAll(() => {
  emitted = emittedRoutes();
});

function listed(version: string): string[] {
  const file = path.resolve(import.meta.dirname, 'routes', `${version}.txt`);
  return fs.readFileSync(file, 'utf8').trim().split('\n');
}

describe.each(versions)('version %s', (version, prefix) => {
  test('serves every route of its list', () => {
    expect(listed(version).filter((route) => !emitted.has(prefix + route))).toEqual([]);
  });
});

test('the site serves no route that is in no list', () => {
  const known = new Set([
    ...outsideTheTrees,
    ...versions.flatMap(([version, prefix]) => listed(version).map((route) => prefix + route)),
  ]);
  expect([...emitted].filter((route) => !known.has(route))).toEqual([]);
});
