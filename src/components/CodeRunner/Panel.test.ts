import {load} from 'cheerio';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, test, vi} from 'vitest';
import type {Finding, RunReport} from 'qodlyscript';
import type Panel from './Panel';

vi.mock('./links', () => ({addressOfName: (name: string) => `/docs/searchAPI?${name}`}));

beforeEach(() => {
  vi.stubGlobal('navigator', {platform: 'Linux'});
});

async function render(props: Partial<ComponentProps<typeof Panel>>) {
  const {default: Component} = await import('./Panel');
  const docs = {version: 'next', path: '/docs/next'};
  return load(renderToStaticMarkup(createElement(Component, {docs, onReset: vi.fn(), ...props})));
}

const rows = Array.from({length: 60}, () => ['Ann']);
const table = {kind: 'table' as const, columns: ['name'], rows, total: 60};

test('of several tables, only the last one is open, and shows its first rows', async () => {
  const message = {kind: 'message' as const, line: 3, text: 'Saved'};
  const row = {...table, line: 1, rows: [['Ann']], total: 1};
  const outputs = [row, {...table, line: 2}, message];
  const page = await render({report: {values: [], outputs}});
  const opened = page('details[open]');
  expect(opened.find('summary').text()).toBe('Line 2: 60 rows');
  expect(page('summary').first().text()).toBe('Line 1: 1 row');
  expect(page('caption').text()).toBe('The first 50 of 60 rows');
  expect(opened.find('tbody tr')).toHaveLength(50);
  expect(page.text()).not.toContain('without a result');
  expect(opened.find('[role=region]').attr()).toMatchObject({
    tabindex: '0',
    'aria-label': 'Line 2',
  });
});

const finding = {kind: 'error', line: 1, found: '`(` is never closed.', hint: 'Close it?'} as const;

test.each<[what: string, Partial<ComponentProps<typeof Panel>>, texts: string[], link?: string]>([
  [
    'what needs a server, with its page',
    {
      report: report({
        kind: 'unsupported',
        line: 1,
        message: 'It needs a server:',
        name: 'session',
      }),
    },
    ['Line 1: It needs a server: session'],
    '/docs/searchAPI?session',
  ],
  [
    'an error, with the page about errors',
    {report: report({kind: 'error', line: 2, message: 'Too low'})},
    ['Line 2: Too low Error handling'],
    '/docs/next/language/basics/lang-errors',
  ],
  [
    'a mistake once, in the words of the checker',
    {report: report({kind: 'syntax', line: 1, message: 'Wrong'}), findings: [finding as Finding]},
    ['Line 1: ( is never closed. Close it.'],
  ],
  [
    'a limit, which no line is to blame for',
    {report: report({kind: 'limit', line: 0, message: 'Too long.'})},
    ['Too long. '],
  ],
])('shows %s', async (_, props, texts, link) => {
  const page = await render(props);
  expect(
    page('p')
      .toArray()
      .map((element) => page(element).text()),
  ).toEqual(texts);
  expect(page('p a').attr('href')).toBe(link);
});

function report(stop: NonNullable<RunReport['stop']>): RunReport {
  return {values: [], outputs: [], stop};
}
