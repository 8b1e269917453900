import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
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
