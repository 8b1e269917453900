import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createWritersSite, validPage} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {checkFiles, writeProblem} from './checkFiles';

/** Ordinary technical documentation, as a native writer would write it. */
const prose = fs.readFileSync(path.join(import.meta.dirname, 'goodProse.md'), 'utf8');

test('reports nothing in good prose', () => {
  const site = createWritersSite({'docs/page.md': validPage(prose)});
  const read = readSite(site.directory);
  const problems = checkFiles([path.join(site.directory, 'docs/page.md')], read);
  expect(problems.map((problem) => writeProblem(problem, read, 'text'))).toEqual([]);
});
