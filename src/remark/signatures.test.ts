import {describe, expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
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
  '| limit | integer | → | Most |',
  result,
);

describe('a signature', () => {
  test('shows its text as written, and links each parameter to its row', async () => {
    const html = await renderPage(length, [signatures]);
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      'length(source : string {, limit : integer}) : integer',
    );
    expect(html).toContain('<a href="#parameter-source"');
    expect(html).toMatch(/<tr id="parameter-source"/);
  });

  test('marks what can be left out', async () => {
    const html = await renderPage(length, [signatures]);
    expect(html).toMatch(/<code>limit<\/code><span class="parameter-optional">optional<\/span>/);
    expect(html).not.toMatch(/<code>source<\/code><span/);
  });

  test('gives the rows of two members different ids', async () => {
    const html = await renderPage(
      [
        '## `.at()`',
        page(
          '.at(index : integer) : any',
          '| index | integer | → | Place |',
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

  test('says the direction in words to screen readers', async () => {
    const html = await renderPage(page('length(source : string) : integer', source, result), [
      signatures,
    ]);
    expect(html).toContain('<span class="sr-only">Direction</span>');
    expect(html).toContain('<span class="sr-only">in</span>');
  });
});

describe('the build stops', () => {
  test.each([
    [
      'a parameter without a row',
      page('length(source : string, other : string) : integer', source, result),
      /^docs\/page\.md:1: .*no row for "other"/,
    ],
    [
      'a row that names no parameter',
      page('length(source : string) : integer', source, '| sauce | string | → | x |', result),
      /^docs\/page\.md:8: the row "sauce" names no parameter.*"source"/,
    ],
    [
      'an unknown type in the table',
      page('length(source : string) : integer', '| source | strng | → | Text |', result),
      /^docs\/page\.md:7: .*unknown type "strng"/,
    ],
    [
      'an unknown type in the signature',
      page('length(source : strng) : integer', source, result),
      /^docs\/page\.md:2: .*unknown type "strng"/,
    ],
    [
      'a result without a row',
      page('length(source : string) : integer', source),
      /no row for "Result"/,
    ],
    [
      'a row "Result" without a result',
      page('length(source : string)', source, result),
      /no form of the signature has a result/,
    ],
    ['a missing table', page('length(source : string) : integer'), /has no parameter table/],
    [
      'a row without direction',
      page('length(source : string)', '| source | string | | Text |'),
      /direction ""/,
    ],
    [
      'a row without description',
      page('length(source : string)', '| source | string | → | |'),
      /no description/,
    ],
    [
      'two rows of one parameter',
      page('length(source : string)', source, source),
      /two rows "source"/,
    ],
    [
      'a signature that does not parse',
      page('length(source : string'),
      /^docs\/page\.md:2: .*does not parse/,
    ],
  ])('at %s', async (_, text, message) => {
    expect(await refusal(text, [signatures])).toMatch(message);
  });

  test('not at a property, a call without parameters or the form of a statement', async () => {
    await expect(renderPage(page('.length : integer'), [signatures])).resolves.toContain('length');
    await expect(renderPage(page('.trigger()'), [signatures])).resolves.toContain('trigger');
    await expect(
      renderPage('```qs signature syntax\nwhile(Condition) statement(s) end\n```', [signatures]),
    ).resolves.toContain('while(Condition)');
  });
});
