import {expect, test} from 'vitest';
import {renderPage} from '../../tests/support/renderPage';
import memberGroups from './memberGroups';

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
