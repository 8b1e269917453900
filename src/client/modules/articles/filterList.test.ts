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

test('shows the heading of a group only with one of its members, and says if nothing matches', () => {
  const {document} = parseHTML(
    `<div><input type="search"><table><tbody><tr data-group><th>Read</th></tr><tr><td>.get()</td></tr>
    <tr data-group><th>Write</th></tr><tr data-words="save"><td>.set()</td></tr></tbody></table><p role="status"></p></div>`,
  );
  const box = document.querySelector('div') as Element;
  const shownFor = (query: string) => {
    (box.querySelector('input') as Element).setAttribute('value', query);
    filterList(box);
    const texts = Array.from(box.querySelectorAll('tr:not([hidden])'), (row) => row.textContent);
    return [...texts, box.querySelector('p')?.textContent].join(' ').trim();
  };
  expect(shownFor('save')).toBe('Write .set()');
  expect(shownFor('write')).toBe('No matches');
  expect(shownFor('')).toBe('Read .get() Write .set()');
});
