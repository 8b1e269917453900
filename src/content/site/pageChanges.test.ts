import {expect, test} from 'vitest';
import {testVersion} from '../../../tests/support/testSite';
import {comparePages} from './pageChanges';

/** Returns each differing passage in two versions of a page: `Errors: same [-old-] [+new+]`. */
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

test('marks the differing words in a paragraph', () => {
  expect(
    changes('Waits for a signal of one process.', 'Waits for a signal of any process.'),
  ).toEqual(['Waits for a signal of [-one-][+any+] process.']);
});

test('omits text far from a change', () => {
  const farText = 'Words that never change, and are far away from the change. '.repeat(4);
  const nearText = 'Next to it';
  expect(
    changes(
      `${farText}${nearText} one ${nearText} ${farText}`,
      `${farText}${nearText} two ${nearText} ${farText}`,
    ),
  ).toEqual([
    expect.stringMatching(/^….{30,80}Next to it \[-one-\]\[\+two\+\] Next to it.{30,80}…$/),
  ]);
});

test('includes the heading above a change without its anchor, and all cells of its table row', () => {
  const table = (value: string) =>
    `## Limits {/* #size */}\n\n| Name | Value |\n|---|---|\n| size | ${value} |\n`;
  expect(changes(table('10 MB'), table('20 MB'))).toEqual(['Limits: size | [-10-][+20+] MB']);
});

test('shows passages with little in common as a deletion and an insertion', () => {
  expect(changes('Operators have no precedence.', 'Multiplication comes first.')).toEqual([
    '[-Operators have no precedence.-] [+Multiplication comes first.+]',
  ]);
});

test('shows added and removed text', () => {
  expect(changes('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.')).toEqual(['[+Three.+]']);
  expect(changes('## A\n\nOne.\n\nTwo.', '## A\n\nTwo.')).toEqual(['A: [-One.-]']);
});

test.each([
  ['different line breaks', 'One\ntwo.', 'One two.'],
  ['a different link target', '[One](./a.md).', '[One](./b.md).'],
  ['a changed sample', 'One.\n\n```qs\na\n```', 'One.\n\n```qs\nb\n```'],
  ['a new badge', 'One.', '<Since version="0.2.0"/>\n\nOne.'],
  ['release notes', '---\nkind: notes\n---\n\nOne.', '---\nkind: notes\n---\n\nTwo.'],
])('ignores %s', (_, before, after) => {
  expect(changes(before, after)).toEqual([]);
});
