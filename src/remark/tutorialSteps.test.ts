import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import tutorialSteps from './tutorialSteps';

let folder: string;

const pages = {
  'quickstart.md': 'Sign up.\n',
  'first-app.md': [
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
  'access.md': 'Roles.\n',
  'support.md': 'Write to us.\n',
};

beforeAll(() => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  folder = path.join(siteDir, 'docs/get-started');
  fs.mkdirSync(folder, {recursive: true});
  for (const [page, source] of Object.entries(pages)) {
    fs.writeFileSync(path.join(folder, page), source);
  }
});

const render = (page: keyof typeof pages) =>
  renderPage(
    pages[page],
    [[tutorialSteps, {siteDir: path.dirname(path.dirname(folder))}]],
    path.join(folder, page),
  );

const links = (html: string) => [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);

test('links a tutorial page to every step, in order, with the durations', async () => {
  const html = await render('quickstart.md');
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
  expect(await marks('quickstart.md')).toEqual([true, false, false]);
  expect(await marks('access.md')).toEqual([false, false, true]);
});

test('adds no steps to other pages', async () => {
  expect(await render('support.md')).not.toContain('<nav');
});
