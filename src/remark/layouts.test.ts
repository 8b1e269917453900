import {createElement} from 'react';
import {expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
import layouts from './layouts';

const components = {
  LayoutSketch: (props: {rows: string; alt: string}) =>
    createElement('figure', {'aria-label': props.alt}, props.rows),
};

test('hands the areas over, with the text that says the same', async () => {
  const html = await renderPage(
    '```layout alt="Two panels"\nExplorer | Canvas\nExplorer | Events\n```',
    [layouts],
    undefined,
    components,
  );
  expect(html).toContain('aria-label="Two panels"');
  expect(html.replaceAll('&quot;', '"')).toContain('[["Explorer","Canvas"],["Explorer","Events"]]');
});

test('stops at a layout without a text, and at rows of different length', async () => {
  expect(await refusal('```layout\na | b\n```', [layouts])).toMatch(
    /^docs\/page\.md:1: a layout has no text/,
  );
  expect(await refusal('```layout alt="x"\na | b\na\n```', [layouts])).toMatch(
    /^docs\/page\.md:3: the row "a" has 1 cells/,
  );
});
