import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {sectionKeywords} from './sectionKeywords';

const check = (source: string) => problemsOf(sectionKeywords, source).join('\n');
const checkComment = (comment: string) => check(`## Sort\n\n{/* ${comment} */}\n\nSorts.`);
const manyPhrases = Array.from({length: 13}, (_, i) => `phrase ${i}`).join(', ');

test('accepts keywords directly below a heading, with or without an empty line', () => {
  expect(checkComment('keywords: sort by two columns, ORDER BY a DESC')).toBe('');
  expect(check('## Sort\n{/* keywords: sort rows, order */}\n\nSorts.')).toBe('');
});

test('ignores other comments', () => {
  expect(checkComment('check: allow passive, quoted message')).toBe('');
  expect(check('## Sort {/* #sort */}\n\nSorts.')).toBe('');
});

test.each([
  ['keywords: sort', /^3: the section has 1 keyword\. Write 2 to 12/],
  [`keywords: ${manyPhrases}`, /^3: the section has 13 keywords/],
  ['keywords: sort, , order', /^3: the keywords have an empty phrase/],
  [`keywords: sort, ${'a'.repeat(61)}`, /^3: keywords longer than 60 characters: "a+"/],
  ['keywords: sort rows, Sort rows', /^3: the keyword "Sort rows" under "Sort" is already/],
  ['keyword: sort rows, order', /^3: the comment begins with "keyword"\. Write {/],
  ['Keywords: sort rows, order', /^3: the comment begins with "Keywords"/],
  ['key words: sort rows, order', /^3: the comment begins with "key words"/],
  ['keywrods: sort rows, order', /^3: the comment begins with "keywrods"/],
  ['keywords sort rows, order', /^3: the comment begins with "keywords/],
])('%s', (comment, problem) => {
  expect(checkComment(comment)).toMatch(problem);
});

test.each([
  ['before any heading', '{/* keywords: sort rows, order */}\n\nText.', 1],
  ['below the text', '## Sort\n\nSorts.\n\n{/* keywords: sort rows, order */}', 5],
  ['a second time', '## Sort\n\n{/* keywords: a, b */}\n\n{/* keywords: c, d */}', 5],
  ['in a sentence', '## Sort\n\nSorts {/* keywords: sort rows, order */} rows.', 3],
])('keywords %s are not directly below a heading', (_, source, line) => {
  expect(check(source)).toMatch(new RegExp(`^${line}: the keywords are not directly below`));
});

test('a phrase may appear in only one section on a page', () => {
  const source = '## A\n\n{/* keywords: sort, order */}\n\n## B\n\n{/* keywords: Order, rank */}';
  expect(check(source)).toMatch(/^7: the keyword "Order" under "B" is already under "A"/);
});
