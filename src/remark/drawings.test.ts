import {createElement} from 'react';
import {expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
import drawings, {drawSvg} from './drawings';

const components = {
  Diagram: ({alt, svg}: {alt: string; svg: string}) =>
    createElement('figure', {'aria-label': alt}, svg),
  ScreenSketch: (props: {html: string; alt: string; title?: string}) =>
    createElement('figure', {
      'aria-label': props.alt,
      dangerouslySetInnerHTML: {__html: props.html},
    }),
};

test('draws the graph and keeps its text alternative', async () => {
  const html = await renderPage(
    '```dot alt="b follows a"\ndigraph { a -> b }\n```',
    [drawings],
    undefined,
    components,
  );
  expect(html).toContain('aria-label="b follows a"');
  expect(html).toContain('svg');
});

test('leaves the colors to the theme, and has no ids, which two diagrams on a page would share', async () => {
  const svg = await drawSvg('digraph { a -> b [label="next"] }');
  expect(svg).toMatch(/^<svg width="\d+" height="\d+"/);
  expect(svg).toContain('next');
  expect(svg).not.toMatch(/ (?:id|fill|stroke)=|<title|<!--/);
});

test('keeps the labels of two edges apart, and marks the main path', async () => {
  const svg = await drawSvg(
    'digraph { a -> b [label="there" class=main]; b -> a [label="back\\nagain"] }',
  );
  const [thereX = 0, backX = 0] = ['there', 'back'].map((label) =>
    Number(new RegExp(`x="([\\d.]+)"[^>]*>${label}<`).exec(svg)?.[1]),
  );
  // At a font size of 13, five-letter words are no wider than 45.
  expect(Math.abs(backX - thereX)).toBeGreaterThan(50);
  expect(svg).toContain('class="edge main"');
  // The dot at the start of the main path.
  expect(svg.match(/<ellipse/g)).toHaveLength(1);
});

test("fails on a diagram that doesn't parse", async () => {
  expect(await refusal('```dot alt="x"\ndigraph { a -> }\n```', [drawings])).toMatch(
    /^docs\/page\.md:2: Graphviz can't read the diagram/,
  );
});

/** Draws the screen. */
function draw(...lines: string[]): Promise<string> {
  const fence = ['```screen alt="A panel"', ...lines, '```'].join('\n');
  return renderPage(fence, [drawings], undefined, components);
}

test('keeps the text alternative', async () => {
  expect(await draw('panel: Outline')).toContain('aria-label="A panel"');
});

test('draws the indented lines below a part inside it', async () => {
  expect(await draw('panel: Outline', '  - Company', '    - name', 'bar: Save')).toMatch(
    /<div class="screen-panel">.*Company.*<div class="screen-nest">.*name.*<\/div><\/div><div class="screen-bar">/,
  );
});

test('highlights text marked with a star, and removes the star', async () => {
  expect(await draw('tabs: *Invoice | Company')).toContain(
    '<span class="screen-on">Invoice</span><span>Company</span>',
  );
});

test('highlights the whole line of a selected item', async () => {
  expect(await draw('panel: Outline', '  - *Company', '  - Person')).toMatch(
    /<div class="screen-item screen-on">.*Company.*<div class="screen-item"><span>Person/,
  );
});

test('draws a number as a callout', async () => {
  expect(await draw('panel 2: Outline')).toContain('<b><i>2</i>Outline</b>');
  expect(await draw('code 3', '  var total : integer')).toContain('<i>3</i>');
});

test('draws a table with columns and selected rows', async () => {
  const html = await draw('table: Number | Status', '  1001 | paid', '  *1002 | unpaid');
  expect(html).toContain('<div class="screen-table screen-columns-2">');
  expect(html).toContain('<b>Number</b><b>Status</b><span>1001</span><span>paid</span>');
  expect(html).toContain('<span class="screen-on">unpaid</span>');
});

test('highlights code, with breakpoints and the next line in its margin', async () => {
  const html = await draw('code', '  var total : integer', '  ●→ total = 3', '', '  \tend');
  expect(html).toContain('<span class="token keyword">var</span>');
  expect(html).toMatch(/class="screen-on"><s><em>●<\/em>→ 2<\/s>total /);
  expect(html).toContain('<s>4</s>\t<span class="token keyword">end');
});

test.each([
  ['[x] Local', '<u>✓</u> Local'],
  ['[ ] Local', '<u></u> Local'],
  ['a < b', 'a &lt; b'],
])('draws %s', async (text, html) => {
  expect(await draw(`bar: ${text}`)).toContain(`<span>${html}</span>`);
});

test('shows the value of a field and the state of a switch', async () => {
  const html = await draw('field: Name | Company', 'field: Disable | on');
  expect(html).toContain('<span>Name</span><span class="screen-control">Company</span>');
  expect(html).toContain('panel-sketch-switch-on');
});
