import {expect, test} from 'vitest';
import {testVersion} from '../../tests/support/testSite';
import {comparePages} from './pageChanges';

/** Returns the differences between two texts of a page, one per line: `Errors: same [-gone-] [+come+]`. */
function changes(before: string, after: string): string[] {
  const versionOf = (source: string) => testVersion('next', {'page.md': source});
  return comparePages(versionOf(before), versionOf(after)).flatMap(({passages}) =>
    passages.map(({heading, parts}) => {
      const marks = {same: ['', ''], added: ['[+', '+]'], removed: ['[-', '-]']};
      const words = parts.map(({kind, text}) => marks[kind].join(text));
      return (heading && `${heading}: `) + words.join('');
    }),
  );
}

test('marks the differing words of a paragraph', () => {
  expect(
    changes('Waits for a signal of one process.', 'Waits for a signal of any process.'),
  ).toEqual(['Waits for a signal of [-one-][+any+] process.']);
});

test('omits text far from a change', () => {
  const far = 'Words that stay as they are, and stand far from the change. '.repeat(4);
  const near = 'Next to it';
  expect(changes(`${far}${near} one ${near} ${far}`, `${far}${near} two ${near} ${far}`)).toEqual([
    expect.stringMatching(/^….{30,80}Next to it \[-one-\]\[\+two\+\] Next to it.{30,80}…$/),
  ]);
});

test('contains the heading above, and the cells of a row', () => {
  const table = (value: string) =>
    `## Limits\n\n| Name | Value |\n|---|---|\n| size | ${value} |\n`;
  expect(changes(table('10 MB'), table('20 MB'))).toEqual(['Limits: size | [-10-][+20+] MB']);
});

test('shows texts with little in common one after the other', () => {
  expect(changes('Operators have no precedence.', 'Multiplication comes first.')).toEqual([
    '[-Operators have no precedence.-] [+Multiplication comes first.+]',
  ]);
});

test('shows added and removed text', () => {
  expect(changes('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.')).toEqual(['[+Three.+]']);
  expect(changes('One.\n\nTwo.', 'Two.')).toEqual(['[-One.-]']);
});

test.each([
  ['other line breaks', 'One\ntwo.', 'One two.'],
  ['another link', '[One](./a.md).', '[One](./b.md).'],
  ['a sample', 'One.\n\n```qs\na\n```', 'One.\n\n```qs\nb\n```'],
  ['a badge', 'One.', '<Since version="0.2.0"/>\n\nOne.'],
  ['release notes', '---\nkind: notes\n---\n\nOne.', '---\nkind: notes\n---\n\nTwo.'],
])('%s is no change', (_, before, after) => {
  expect(changes(before, after)).toEqual([]);
});
