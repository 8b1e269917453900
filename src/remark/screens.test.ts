import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import screens from './screens';

const components = {
  ScreenSketch: (props: {html: string; alt: string; title?: string}) =>
    createElement('figure', {
      'aria-label': props.alt,
      dangerouslySetInnerHTML: {__html: props.html},
    }),
};

/** Draws the screen. */
function draw(...lines: string[]): Promise<string> {
  const fence = ['```screen alt="A panel"', ...lines, '```'].join('\n');
  return renderPage(fence, [screens], undefined, components);
}

test('keeps the text alternative', async () => {
  expect(await draw('panel: Outline')).toContain('aria-label="A panel"');
});

test('a part contains the indented lines below it', async () => {
  expect(await draw('panel: Outline', '  - Company', '    - name', 'bar: Save')).toMatch(
    /<div class="screen-panel">.*Company.*<div class="screen-nest">.*name.*<\/div><\/div><div class="screen-bar">/,
  );
});

test('highlights text with a star, without the star', async () => {
  expect(await draw('tabs: *Invoice | Company')).toContain(
    '<span class="screen-on">Invoice</span><span>Company</span>',
  );
});

test('a number becomes a callout', async () => {
  expect(await draw('panel 2: Outline')).toContain('<b><i>2</i>Outline</b>');
  expect(await draw('code 3', '  var total : integer')).toContain('<i>3</i>');
});

test('a table has columns, and can have selected rows', async () => {
  const html = await draw('table: Number | Status', '  1001 | paid', '  *1002 | unpaid');
  expect(html).toContain('<div class="screen-table screen-columns-2">');
  expect(html).toContain('<b>Number</b><b>Status</b><span>1001</span><span>paid</span>');
  expect(html).toContain('<span class="screen-on">unpaid</span>');
});

test('highlights code, with breakpoints and the next line in its margin', async () => {
  const html = await draw('code', '  var total : integer', '  ●→ total = 3', '', '  end');
  expect(html).toContain('<span class="token keyword">var</span>');
  expect(html).toMatch(/class="screen-on"><s><em>●<\/em>→ 2<\/s>/);
  expect(html).toContain('<s>4</s>');
});

test.each([
  ['[x] Local', '<u>✓</u> Local'],
  ['[ ] Local', '<u></u> Local'],
  ['a < b', 'a &lt; b'],
])('%s is drawn', async (text, html) => {
  expect(await draw(`bar: ${text}`)).toContain(`<span>${html}</span>`);
});

test('a field shows its value, a switch its state', async () => {
  const html = await draw('field: Name | Company', 'field: Disable | on');
  expect(html).toContain('<span>Name</span><span class="screen-control">Company</span>');
  expect(html).toContain('panel-sketch-switch-on');
});
