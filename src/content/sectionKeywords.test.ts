import {expect, test} from 'vitest';
import {copyTree} from './copyTree';
import {readHeadings} from './headings';
import {parsePage} from './parsePage';

const page = (comment: string) => `## Sort\n${comment}\n\nSorts rows.\n\n### Options\n\nText.`;

test('a section has the keywords in the comment below its heading', () => {
  const tree = parsePage(page('{/* keywords: sort by two columns,\n  ORDER BY */}'));
  expect(readHeadings(tree).map(({keywords}) => keywords)).toEqual([
    ['sort by two columns', 'ORDER BY'],
    [],
  ]);
});

test('removes the comment from the tree', () => {
  const typesOf = (comment: string) => parsePage(page(comment)).children.map(({type}) => type);
  expect(typesOf('{/* keywords: sort, order */}')).toEqual(typesOf(''));
});

test('keeps the keywords in a copy of the tree', () => {
  const copy = copyTree(parsePage(page('{/* keywords: sort, order */}')));
  expect(readHeadings(copy)[0]?.keywords).toEqual(['sort', 'order']);
});
