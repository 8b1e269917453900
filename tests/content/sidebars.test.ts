import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {formatProblem} from '../../src/checks/problem';
import {readSite} from '../../src/content/site';
import {checkSite} from '../../src/tools/check/site';
import {readSidebars} from '../../src/tools/check/site/sidebars';

const site = readSite(path.resolve(import.meta.dirname, '../..'));

const sidebarNames = ['GetStarted', 'Develop', 'Run', 'Integrations', 'Guides'];

describe.each(site.versions)('the $label navigation', (version) => {
  test('has the five sidebars', async () => {
    const sidebars = await readSidebars(site, version);
    expect(Object.keys(sidebars).sort()).toEqual([...sidebarNames].sort());
  });
});

test("each version's pages are all in the navigation, and distinct", async () => {
  const problems = await checkSite(site);
  expect(problems.map((problem) => formatProblem(problem, problem.file, site.directory))).toEqual(
    [],
  );
});
