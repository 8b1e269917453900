import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import literalPaths from './literalPaths';

// Resolves React Router's copy, since the site itself doesn't depend on the package.
const fromRouter = createRequire(createRequire(import.meta.url).resolve('react-router'));
const pathToRegexp = fromRouter('path-to-regexp') as (
  path: string,
  keys: unknown[],
  options: Options,
) => RegExp;

type Options = Parameters<typeof literalPaths>[2];

const paths = ['*', '/docs', '/docs/', '/docs/0.1.0', '/docs/studio/a-b_c', '/'];
const pathnames = [
  ...paths,
  '',
  '/docs/0.1.0/',
  '/docs/1x0x0',
  '/docs/studio',
  '/Docs',
  '/docsearch',
  '/docs//',
];
const options: Options[] = [{}, {end: false}, {strict: true}, {end: false, strict: true}];

test('matches the same paths as path-to-regexp', () => {
  for (const path of paths) {
    for (const option of [...options, ...options.map((option) => ({...option, sensitive: true}))]) {
      for (const pathname of pathnames) {
        const match = (pattern: RegExp) => pattern.exec(pathname)?.[0];
        expect(match(literalPaths(path, [], option)), `${path} ${pathname}`).toBe(
          match(pathToRegexp(path, [], option)),
        );
      }
    }
  }
});
