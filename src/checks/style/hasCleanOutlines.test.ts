import {expect, test} from 'vitest';
import {hasCleanOutlines} from './hasCleanOutlines';
import {lintMarkdown, rules} from './lintMarkdown';

const blocks = [
  '**Text** of *one* paragraph with `code`, the [**roles**](page.md) and **strong** words.\nA second line.',
  '## Heading',
  '```qs\nvar a = "x"\n```',
  '- one `item`\n- another',
  '1. First\n2. Then',
  '| Name | Purpose |\n|---|---|\n| `a` | The first |',
  ':::tip[Title]\n\nText.\n\n:::',
  '<Since version="1.1.0"/>',
];
const page = `---\ntitle: A page\n---\n\n${blocks.join('\n\n')}\n`;

test('accepts a page without problems', () => {
  expect(hasCleanOutlines(page)).toBe(true);
  expect(lintMarkdown(page, rules)).toEqual([]);
});

const marks =
  '* _ ** __ ` `` < > { } | [ ] # ## - + 1. : ::: ~~~ ``` *** --- === $ \\ ! &amp; [^1] ![]'.split(
    ' ',
  );
const spaces = [' ', '  ', '\t', '\n', '\n\n', '\n    ', '\n  ', '\u00a0'];
const lines = [
  ...[
    '* item',
    '+ item',
    '-  item',
    '1.  item',
    '  - sub',
    '> quote',
    '>  quote',
    '- - -',
    '#Head',
  ],
  ...['##  Head', '## Head ##', ' ## Head', '## Head.', '## Heading', '**Bold**', 'Setext\n---'],
  ...[
    'a | b\n--|--\n1 | 2',
    'text  ',
    '\ttext',
    '    code',
    '~~~\nx\n~~~',
    '```sh\n$ a\n```',
    '<div>',
  ],
  ...['$$', '[x]: y.md', '(a)[b]', '[here](b.md)', '__st__', '* em*', '[ a ](b)', '[a]()', '# A'],
  ...[
    '- item\ntext',
    '- a\n    - b',
    '10. x',
    '- x\n\n\n- y',
    'text\n```\nx\n```\ntext',
    '::: tip',
  ],
];

/** The page with each marker at the start and after the first word of each line, and with each line inserted. */
const variants = [
  ...[...marks, ...spaces].flatMap((mark) =>
    [...page.matchAll(/^|(?<=^\W*\w+)\b/gm)].map(
      ({index}) => page.slice(0, index) + mark + page.slice(index),
    ),
  ),
  ...lines.flatMap((line) =>
    [...page.matchAll(/\n/g)].flatMap(({index}) =>
      [`\n${line}`, `\n\n${line}\n`].map((text) => page.slice(0, index) + text + page.slice(index)),
    ),
  ),
];

test('never accepts text in which markdownlint finds a problem', () => {
  const missed = variants.filter(
    (text) => hasCleanOutlines(text) && lintMarkdown(text, rules).length > 0,
  );
  expect(missed).toEqual([]);
}, 180_000);
