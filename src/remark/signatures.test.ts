import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import signatures from './signatures';

function page(signature: string, ...rows: string[]): string {
  const table = ['| Parameter | Type | | Description |', '|---|---|:-:|---|', ...rows];
  return ['```qs signature', signature, '```', '', ...(rows.length > 0 ? table : [])].join('\n');
}

const source = '| source | string | → | Text |';
const result = '| Result | integer | ← | Number |';

const length = page(
  'length(source : string {, limit : integer}) : integer',
  source,
  '| limit | integer | → | Maximum |',
  result,
);

test('a signature shows its text as written, and links each parameter to its row', async () => {
  const html = await renderPage(length, [signatures]);
  expect(html.replace(/<[^>]+>/g, '')).toContain(
    'length(source : string {, limit : integer}) : integer',
  );
  expect(html).toContain('<a href="#parameter-source"');
  expect(html).toMatch(/<tr id="parameter-source"/);
});

test.each([
  ['length(source : string {, limit : integer}) : integer', 'source : string|{, limit : integer}'],
  ['max(first : any {, ...value : any}) : any', 'first : any|{, ...value : any}'],
])('a parameter in %s stays on one line with its type and braces', async (signature, groups) => {
  const $ = load(await renderPage(page(signature), [signatures]));
  const texts = $('.signature-group').toArray();
  expect(texts.map((group) => $(group).text()).join('|')).toBe(groups);
});

test('a signature marks optional parameters', async () => {
  const html = await renderPage(length, [signatures]);
  expect(html).toMatch(/<code>limit<\/code><span class="parameter-optional">optional<\/span>/);
  expect(html).not.toMatch(/<code>source<\/code><span/);
});

test('a signature gives the rows of two members different ids', async () => {
  const html = await renderPage(
    [
      '## `.at()`',
      page(
        '.at(index : integer) : any',
        '| index | integer | → | Position |',
        '| Result | any | ← | Element |',
      ),
      '## `.slice()`',
      page('.slice(index : integer)', '| index | integer | → | Start |'),
    ].join('\n\n'),
    [signatures],
  );
  expect(html).toContain('id="at-index"');
  expect(html).toContain('id="slice-index"');
});

test('a signature describes the direction to screen readers', async () => {
  const html = await renderPage(page('length(source : string) : integer', source, result), [
    signatures,
  ]);
  expect(html).toContain('<span class="sr-only">Direction</span>');
  expect(html).toContain(
    '<span aria-hidden="true" title="in">→</span><span class="sr-only">in</span>',
  );
});
