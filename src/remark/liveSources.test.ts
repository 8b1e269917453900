import {expect, test} from 'vitest';
import {refusal, renderPage} from '../../tests/support/renderPage';
import liveSources from './liveSources';
import signatures from './signatures';

test('shows the source, and below it what becomes of it', async () => {
  const html = await renderPage('````mdx live\nA **word**.\n````', [liveSources]);
  expect(html).toMatch(
    /A \*\*word\*\*\.[\s\S]*<\/code><\/pre>\s*<p>A <strong>word<\/strong>\.<\/p>/,
  );
});

test('lets faults in the source be reported at their line', async () => {
  const text = '````mdx live\n```qs signature\nlength(a : strng)\n```\n````';
  expect(await refusal(text, [liveSources, signatures])).toMatch(/^docs\/page\.md:3: /);
});
