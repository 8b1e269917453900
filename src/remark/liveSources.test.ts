import {expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
import {temporarySite} from '../../tests/support/temporaryFolder';
import checkPage from './checkPage';
import liveSources from './liveSources';

test('shows the source, and the result below it', async () => {
  const html = await renderPage('````mdx live\nA **word**.\n````', [liveSources]);
  expect(html).toMatch(
    /A \*\*word\*\*\.[\s\S]*<\/code><\/pre>\s*<p>A <strong>word<\/strong>\.<\/p>/,
  );
});

test('reports problems in the source at their lines on the page', async () => {
  const text = '````mdx live\n```qs signature\nlength(a : strng)\n```\n````';
  const siteDir = temporarySite({});
  expect(await refusal(text, [liveSources, [checkPage, {siteDir}]])).toMatch(
    /^docs\/page\.md:3: .*unknown type/m,
  );
});
