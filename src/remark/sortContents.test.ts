import {compile} from '@mdx-js/mdx';
import toc from '@docusaurus/mdx-loader/lib/remark/toc';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import {expect, test} from 'vitest';
import sortContents from './sortContents';

async function contentsOf(source: string): Promise<string[]> {
  const code = String(
    await compile(source, {
      remarkPlugins: [[headings, {anchorsMaintainCase: false}], toc, sortContents],
    }),
  );
  return [...code.matchAll(/"value": "(?:<code>)?(.*?)(?:<\/code>)?"/g)].map(
    ([, text = '']) => text,
  );
}

test('lists members by name and leaves other headings where they are', async () => {
  const page =
    '## Members\n\n## `.save()`\n\n### Conflicts\n\n## `.drop()`\n\n## `.Clone()`\n\n## See also';
  expect(await contentsOf(page)).toEqual([
    'Members',
    '.Clone()',
    '.drop()',
    '.save()',
    'Conflicts',
    'See also',
  ]);
});

test('keeps the order of a page without members', async () => {
  expect(await contentsOf('## Steps\n\n## `salary`\n\n## Errors')).toEqual([
    'Steps',
    'salary',
    'Errors',
  ]);
});
