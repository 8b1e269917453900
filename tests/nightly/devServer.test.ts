import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {startDevServer} from '../support/devServer';
import {doubleCommand} from '../support/doubleCommand';
import {page as pageSource} from '../support/fixtureSite';
import {openDevSite, type DevSite} from '../support/devSite';

/** Timeout in milliseconds, long because a busy machine can take minutes to compile a page. */
const timeout = 600_000;

let site: DevSite['site'];
let server: DevSite['server'];
let page: DevSite['page'];

beforeAll(async () => {
  const opened = await openDevSite(timeout);
  ({site, server, page} = opened);
  return async () => {
    // The last test starts another server.
    await server.stop();
    await opened.close();
  };
});

const file = (name: string) => path.join(site.directory, 'docs', name);
const open = (route: string) => page.goto(`${server.url}next/${route}`, {timeout});
const heading = (name: string) => page.getByRole('heading', {level: 1, name}).waitFor();
const text = (words: string) => page.locator('article').getByText(words).waitFor();
const overlay = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
const overlayGone = () =>
  page.locator('#webpack-dev-server-client-overlay').waitFor({state: 'detached'});

/** Returns the distinct terminal lines that contain a string, since one edit can compile twice. */
const linesWith = (words: string, output = server.output()) => [
  ...new Set(output.split('\n').filter((line) => line.includes(words))),
];

/** Marks the document. A reload removes the mark. */
const mark = () => page.evaluate(() => void document.documentElement.setAttribute('marked', ''));
const isMarked = () => page.evaluate(() => document.documentElement.hasAttribute('marked'));

test('a second page is compiled when a reader follows a link to it', async () => {
  await open('faq');
  await text('Enough words');
  await mark();
  await page.locator('aside').getByRole('link', {name: 'api/overview'}).click();
  await heading('api/overview');
  await page.goBack();
  await heading('faq');
  expect(await isMarked()).toBe(true);
});

test('an error in the front matter covers the page until it is fixed', async () => {
  const count = () => server.output().split('compiled with 1 error').length;
  const undo = site.edit('docs/faq.md', '---\n', '---\nauthor: me\n');
  await overlay()
    .getByText(/"author" is not a key/)
    .waitFor();
  // The error must survive the compilation of another page.
  const before = count();
  const undoOther = site.edit('docs/api/overview.md', 'Text.', 'More text.');
  await expect.poll(count, {timeout}).toBeGreaterThan(before);
  await overlay()
    .getByText(/"author" is not a key/)
    .waitFor();
  undoOther();
  undo();
  await overlayGone();
  await text('Enough words');
});

test("unfinished text is reported only in the terminal, with the check's message", async () => {
  const remove = site.addPage(
    'guides/short',
    pageSource('Short').replace(/Enough .*/, 'Few words.\n\n- [Other page](./other.md)'),
  );
  const check = await site.tool('check', 'docs/guides/short.md');
  const error = check.output.split('\n').find((line) => line.includes('other.md'));
  await open('guides/short');
  await text('Few words.');
  await expect.poll(() => linesWith('docs/guides/short.md')).toEqual([`[WARNING] ${error}`]);
  await overlayGone();
  remove();
});

test("a missing page isn't found, and appears once it's written", async () => {
  await open('guides/added');
  await heading('Page Not Found');
  site.addPage('guides/added', pageSource('Added'));
  await heading('Added');
  await text('Enough words');
});

test('a renamed page is found only at its new URL', async () => {
  fs.renameSync(file('guides/added.md'), file('guides/renamed.md'));
  await heading('Page Not Found');
  await open('guides/renamed');
  await heading('Added');
});

test('a removed page is not found', async () => {
  fs.rmSync(file('guides/renamed.md'));
  await heading('Page Not Found');
  await open('faq');
  await text('Enough words');
  await overlayGone();
});

test('a line under "Used on other pages" changes with its source page', async () => {
  const caller = pageSource('Caller', 'Text.\n\n```qs\nvar a : integer\na = double(2)\n```');
  const remove = [
    site.addPage('guides/caller', caller),
    site.addPage('language/commands/double', doubleCommand('number')),
  ];
  const line = (code: string) => page.locator('.uses').getByText(code).waitFor({state: 'attached'});
  await open('language/commands/double');
  await line('a = double(2)');
  site.edit('docs/guides/caller.md', 'double(2)', 'double(3)');
  await line('a = double(3)');
  remove.forEach((undo) => undo());
});

test('if next is the only version shown, it is not called latest', async () => {
  await server.stop();
  server = await startDevServer(site.directory, '--only', 'next');
  await open('faq');
  await text('Enough words');
  expect(await page.getByText('(latest)').count()).toBe(0);
});
