import {parseHTML} from 'linkedom';
import {expect, test} from 'vitest';
import {filterList} from './filterList';

/** Returns whether the list shows its only entry. */
function isShown(query: string): boolean {
  const {document} = parseHTML(
    `<div><input type="search" value="${query}"><ul><li>replaceString: Replaces a string with another one in a text</li></ul></div>`,
  );
  filterList(document.querySelector('div') as Element);
  return !document.querySelector('li')?.hidden;
}

test.each(['', 'REPLACE', 'text replace', 'replaceString()', ' string '])('finds "%s"', (query) => {
  expect(isShown(query)).toBe(true);
});

test('requires every word', () => {
  expect(isShown('replace number')).toBe(false);
});
