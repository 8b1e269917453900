import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {findExcess, kinds, measuredPages} from '../bench/pageLoad/budgets';
import {weighFiles} from '../bench/pageLoad/weigh';
import {buildDir, readPage} from './builtPages';

/** Returns the files that a first visit loads, as the page's HTML lists them, except for one of its icons. */
function filesAtLoad(route: string): string[] {
  const $ = load(readPage(route));
  const linked = $('link[rel=stylesheet], link[rel=preload], img:not([loading])')
    .toArray()
    .map(({attribs}) => attribs.href ?? attribs.src ?? '');
  const scripts = ['bundle', 'page-scripts'].flatMap(
    (id) => JSON.parse($(`#${id}`).text() || '[]') as string[],
  );
  const urls = new Set([...linked, ...scripts]);
  return [
    path.join(buildDir, `${route || 'index'}.html`),
    ...[...urls].map((url) => path.join(buildDir, url.replace('/docs/', ''))),
  ];
}

test.each(kinds)('a first visit to a page stays within its budget: %s', (kind) => {
  const weight = weighFiles(filesAtLoad(measuredPages[kind]));
  expect(weight.javascript).toBeGreaterThan(50);
  expect(findExcess(kind, weight)).toEqual([]);
});

const scriptsDir = path.join(buildDir, 'assets/js');
const scripts = fs.readdirSync(scriptsDir).map((name) => path.join(scriptsDir, name));

/** Returns the scripts with a text that is only in a part of a sample's code, besides the code checker's. */
function scriptsWith(text: string): string[] {
  return scripts.filter((script) => {
    const code = fs.readFileSync(script, 'utf8');
    return code.includes(text) && !code.includes("Couldn't load the checker");
  });
}

test('running a sample loads at most 70 KB, and editing one 25 KB more', () => {
  const interpreter = scripts.filter((script) => path.basename(script).startsWith('interpreter.'));
  const run = [...interpreter, ...scriptsWith("Couldn't load the interpreter")];
  const edit = scriptsWith('pce-textarea');
  expect([run.length, edit.length]).toEqual([2, expect.toSatisfy((count) => count >= 1)]);
  expect(weighFiles(run).javascript).toBeLessThanOrEqual(70);
  expect(weighFiles(edit).javascript).toBeLessThanOrEqual(25);
});
