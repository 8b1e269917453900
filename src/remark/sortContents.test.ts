import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import sortContents from './sortContents';

/** Returns the sorted table of contents for these second-level headings; `- ` marks third-level ones. */
async function sorted(...headings: string[]): Promise<string[]> {
  const entries = headings.map((text) => ({
    value: text.replace(/^- /, ''),
    id: 'x',
    level: text.startsWith('- ') ? 3 : 2,
  }));
  const source = `export const toc = ${JSON.stringify(entries)};`;
  const code = String(await compile(source, {remarkPlugins: [sortContents]}));
  return [...code.matchAll(/"value": "(.*?)"/g)].map(([, text = '']) => text);
}

test('sorts members by name, with the headings below them, and leaves other headings in place', async () => {
  expect(
    await sorted(
      'Members',
      '<code>.save()</code>',
      '- Conflicts',
      '<code>.drop()</code>',
      '<code>.Clone()</code>',
      '<code>[index]</code>',
      'See also',
    ),
  ).toEqual([
    'Members',
    '<code>.Clone()</code>',
    '<code>.drop()</code>',
    '<code>[index]</code>',
    '<code>.save()</code>',
    'Conflicts',
    'See also',
  ]);
});

test('keeps the order on a page without members', async () => {
  const headings = ['Steps', '<code>salary</code>', 'Errors'];
  expect(await sorted(...headings)).toEqual(headings);
});
