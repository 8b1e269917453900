import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

vi.mock('./links', () => ({addressOfName: () => ''}));

test('of several tables, only the last one is open', async () => {
  vi.stubGlobal('navigator', {platform: 'Linux'});
  const {default: Panel} = await import('./Panel');
  const table = {kind: 'table' as const, columns: ['name'], rows: [['Ann']], total: 1};
  const outputs = [
    {...table, line: 1},
    {...table, line: 2},
    {kind: 'message' as const, line: 3, text: 'Saved'},
  ];
  const report = {values: [], outputs};
  const docs = {version: 'next', path: '/docs/next'};
  const html = renderToStaticMarkup(createElement(Panel, {report, docs, onReset: vi.fn()}));
  expect(load(html)('details[open] summary').text()).toBe('Line 2: 1 row');
});
