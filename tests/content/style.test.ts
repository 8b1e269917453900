import path from 'node:path';
import {expect, test} from 'vitest';
import {formatProblem} from '../../src/checks/problem';
import {checkStyle} from '../../src/checks/style';
import {readSite} from '../../src/content/site';

const siteDir = path.resolve(import.meta.dirname, '../..');
const site = readSite(siteDir);
const pages = site.versions.flatMap((version) => version.pages);

test('the pages pass the spelling and Markdown style checks', () => {
  const problems = pages.flatMap((page) =>
    checkStyle(page, site).map((problem) => formatProblem(problem, page.file, siteDir)),
  );
  expect(problems).toEqual([]);
});
