import {expect, test} from 'vitest';
import {testVersion} from '../../tests/support/testSite';
import {comparePages} from './pageChanges';

/** What differs between two texts of a page: `Errors: same [-gone-] [+come+]`, a line each. */
function changes(before: string, after: string): string[] {
  const [old, now] = [before, after].map((source, index) =>
    testVersion(`${index}.0.0`, {'page.md': source}),
  );
  return comparePages(old!, now!).flatMap(({passages}) =>
    passages.map(({heading, parts}) => {
      const marks = {same: ['', ''], added: ['[+', '+]'], removed: ['[-', '-]']};
      const words = parts.map(({kind, text}) => marks[kind].join(text));
      return (heading && `${heading}: `) + words.join('');
    }),
  );
}

test('marks the words of a paragraph that differ', () => {
  expect(
    changes('Waits for a signal of one process.', 'Waits for a signal of any process.'),
  ).toEqual(['Waits for a signal of [-one-][+any+] process.']);
});

test('names the heading above, and the cells of a row', () => {
  const table = (value: string) =>
    `## Limits\n\n| Name | Value |\n|---|---|\n| size | ${value} |\n`;
  expect(changes(table('10 MB'), table('20 MB'))).toEqual(['Limits: size | [-10-][+20+] MB']);
});

test('shows texts that share little one behind the other', () => {
  expect(changes('Operators have no precedence.', 'Multiplication comes first.')).toEqual([
    '[-Operators have no precedence.-] [+Multiplication comes first.+]',
  ]);
});

test('shows what has come, and what has gone', () => {
  expect(changes('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.')).toEqual(['[+Three.+]']);
  expect(changes('One.\n\nTwo.', 'Two.')).toEqual(['[-One.-]']);
});

test.each([
  ['other line breaks', 'One\ntwo.', 'One two.'],
  ['another link', '[One](./a.md).', '[One](./b.md).'],
  ['a sample', 'One.\n\n```qs\na\n```', 'One.\n\n```qs\nb\n```'],
  ['a badge', 'One.', '<Since version="1.1.0"/>\n\nOne.'],
  ['release notes', '---\nkind: notes\n---\n\nOne.', '---\nkind: notes\n---\n\nTwo.'],
])('%s is no change', (_, before, after) => {
  expect(changes(before, after)).toEqual([]);
});
