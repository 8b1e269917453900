import {createElement} from 'react';
import {expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
import diagrams, {drawSvg} from './diagrams';

const components = {
  Diagram: ({alt, svg}: {alt: string; svg: string}) =>
    createElement('figure', {'aria-label': alt}, svg),
};

test('draws the graph and keeps its text alternative', async () => {
  const html = await renderPage(
    '```dot alt="b follows a"\ndigraph { a -> b }\n```',
    [diagrams],
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
  expect(await refusal('```dot alt="x"\ndigraph { a -> }\n```', [diagrams])).toMatch(
    /^docs\/page\.md:2: Graphviz can't read the diagram/,
  );
});
