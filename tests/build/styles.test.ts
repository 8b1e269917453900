import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir} from './builtPages';

/** Parts that no page has, but that writers can use. */
const unusedParts = ['prolog', 'atrule', 'screen-columns-9', 'theme-admonition-caution'];

const isOfLatest = (file: string) => /^(?!next\/|\d).*\.html$|^assets\/js\/.*\.js$/.test(file);

/** The latest version's pages and all scripts. */
const built = fs
  .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
  .filter(isOfLatest)
  .map((file) => fs.readFileSync(path.join(buildDir, file), 'utf8'))
  .join();

const sheets = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css') && !file.endsWith('.module.css'));

test.each(sheets)('pages or scripts have the classes and attributes that %s selects', (file) => {
  const css = fs.readFileSync(path.join('src', file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const selectors = css.match(/[^{};@]+(?=\{)/g)?.join() ?? '';
  const names = selectors.matchAll(/\.([a-z][\w-]*)|\[([a-z-]+)(?:\W?='?([^'\]]*))?/gi);
  const missing = [...new Set([...names].flatMap((match) => match.slice(1)))].filter(
    (name = '') =>
      !unusedParts.includes(name) &&
      !built.includes(name) &&
      // Scripts set `data-copied` as `dataset.copied`.
      !built.includes(name.replace('data-', 'dataset.')),
  );
  expect(missing).toEqual([]);
});
