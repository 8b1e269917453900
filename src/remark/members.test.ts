import {createElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {readPages} from '../../tests/support/readPages';
import {renderPage} from '../../tests/support/renderPage';
import members, {memberFilter, memberGroups} from './members';
import signatures from './signatures';

const {page = ''} = readPages(import.meta.dirname, 'members.pages.txt');

const components = {
  Since: () => null,
  Deprecated: () => null,
  ListFilter: ({children, ...props}: {children: ReactNode}) =>
    createElement('div', {'data-props': JSON.stringify(props)}, children),
};

test('lists the members in the order of the page, with links, types, and first sentences', async () => {
  const html = await renderPage(page, [members, signatures], undefined, components);
  const rows = [...html.matchAll(/<tr><td>(.*?)<\/tr>/g)].map((match) =>
    (match[1] ?? '').replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
  );
  expect(rows).toEqual([
    '|.length|integer|Number of |entities|.|',
    '|.first()|4D.Entity|Returns the first entity: null when there is none.|',
    '|.head()|4D.Entity|Returns the first entity. Use |.first()| instead.|',
  ]);
  expect(html).toContain('<a href="#first">');
  expect(html).toContain(
    '<tr data-group=""><th colSpan="3" scope="rowgroup"><a href="#read-entities">Read entities</a></th></tr>',
  );
});

function classPage(count: number): Promise<string> {
  const sections = Array.from(
    {length: count},
    (_, index) =>
      `## \`.f${index}()\`\n\n\`\`\`qs signature\n.f${index}() : string\n\`\`\`\n\nDoes it.\n`,
  );
  const page = ['<Members/>', ...sections].join('\n\n');
  return renderPage(page, [members, memberFilter], undefined, components);
}

test('adds a filter to a long table of members, but not to a short one', async () => {
  expect(await classPage(12)).toContain('Filter members');
  expect(await classPage(11)).not.toContain('Filter members');
});

async function levels(page: string): Promise<string[]> {
  const html = await renderPage(page, [memberGroups]);
  return [...html.matchAll(/<h(\d)[^>]*>(?:<code>)?([^<]*)/g)].map(([, ...parts]) =>
    parts.join(' '),
  );
}

test.each([
  {
    title: 'members are one level below their group, and other sections stay',
    page: '## Sort\n\n## `.orderBy()`\n\n### Criteria\n\n## `.sort()`\n\n## Compute\n\n## `.sum()`\n\n## Callbacks\n\n### Results',
    expected: [
      '2 Sort',
      '3 .orderBy()',
      '4 Criteria',
      '3 .sort()',
      '2 Compute',
      '3 .sum()',
      '2 Callbacks',
      '3 Results',
    ],
  },
  {
    title: 'members without groups keep their level',
    page: '## Members\n\n## `.wait()`\n\n### Timeout\n\n## See also',
    expected: ['2 Members', '2 .wait()', '3 Timeout', '2 See also'],
  },
])('$title', async ({page, expected}) => {
  expect(await levels(page)).toEqual(expected);
});
