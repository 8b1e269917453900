import path from 'node:path';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import {temporarySite} from '../../tests/support/temporaryFolder';
import tutorialSteps from './tutorialSteps';

const pages = {
  'get-started/quickstart.md': 'Sign up.\n',
  'get-started/first-app.md': [
    'Build it.',
    '',
    '| Step | About |',
    '|---|---|',
    '| 1 [Sign up](./quickstart.md) | 10 min |',
    '| 2 [Draw](#step-2) | 15 min |',
    '| 3 [Close it](./access.md#step-3) | 20 min |',
    '',
    '## Step 2',
    '',
  ].join('\n'),
  'get-started/access.md': 'Roles.\n',
  'get-started/support.md': 'Write to us.\n',
};

const siteDir = temporarySite(pages);

const render = (page: keyof typeof pages) =>
  renderPage(pages[page], [[tutorialSteps, {siteDir}]], path.join(siteDir, 'docs', page));

const links = (html: string) => [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);

test('links a tutorial page to every step, in order, with the durations', async () => {
  const html = await render('get-started/quickstart.md');
  expect(html.slice(html.indexOf('<nav')).replace(/<[^>]+>/g, '')).toBe(
    '1 Sign up 10 min2 Draw 15 min3 Close it 20 min',
  );
  expect(links(html).map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
    '#',
    './first-app.md#step-2',
    './access.md#step-3',
  ]);
});

test('highlights the steps on the page itself', async () => {
  const marks = async (page: keyof typeof pages) =>
    links(await render(page)).map((tag) => tag.includes('aria-current="step"'));
  expect(await marks('get-started/quickstart.md')).toEqual([true, false, false]);
  expect(await marks('get-started/access.md')).toEqual([false, false, true]);
});

test('adds no steps to other pages', async () => {
  expect(await render('get-started/support.md')).not.toContain('<nav');
});
