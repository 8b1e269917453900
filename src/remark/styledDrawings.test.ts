import {createElement} from 'react';
import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import ScreenSketch from '../drawings/screens/ScreenSketch';
import styledDrawings from './styledDrawings';

/** Returns the HTML of the page. */
function render(page: string): Promise<string> {
  return renderPage(page, [styledDrawings], undefined, {
    ScreenSketch: (props: {html: string; alt: string}) => createElement(ScreenSketch, props),
  });
}

const rule = 'self { color: #6d3be0; }\n```';

test('draws the component below its sample, with its text alternative', async () => {
  const html = await render(`\`\`\`css shown="button" alt="A violet button"\n${rule}\n\nBelow`);
  expect(html).toMatch(
    /<code[^>]*>self .*<\/code><\/pre>\s*<figure.* aria-label="A violet button".*<drawn-button class="drawn-self [^"]+">Save<.*<p>Below/s,
  );
});

test('draws the component inside the list if its sample is in one', async () => {
  const page = `- Item\n\n  \`\`\`css shown="button" alt="x"\n  ${rule.replace('\n', '\n  ')}`;
  expect(await render(page)).toMatch(/<li>.*<figure.*<\/li>/s);
});

test('adds no drawing to a plain sample', async () => {
  expect(await render(`\`\`\`css\n${rule}`)).not.toContain('<figure');
});
