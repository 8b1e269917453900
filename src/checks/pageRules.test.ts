import {describe, expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {admonitions} from './admonitions';
import {codeBlocks} from './codeBlocks';
import {commandPurpose} from './commandPurpose';
import {headingLevels} from './headingLevels';
import {syntax} from './syntax';
import {wordCount} from './wordCount';

describe('headings', () => {
  test('begin at the second level', () => {
    expect(faultsOf(headingLevels, '## A\n\n### B\n\n## C')).toEqual([]);
    expect(faultsOf(headingLevels, '# Title').join()).toMatch(/^1: a first-level heading/);
  });

  test('skip no level', () => {
    expect(faultsOf(headingLevels, '## A\n\n#### B')).toEqual([
      '3: the heading skips a level. Use ###',
    ]);
  });
});

test('the first paragraph of a command is its description', () => {
  const page = (text: string) => `---\ndescription: Does it.\nkind: command\n---\n\n${text}`;
  expect(faultsOf(commandPurpose, page('Does it.'))).toEqual([]);
  expect(faultsOf(commandPurpose, page('Does that.')).join()).toMatch(/^6: .*first paragraph/);
});

describe('a code block', () => {
  test('is in a language that the site knows', () => {
    expect(faultsOf(codeBlocks, '```qs\na = 1\n```')).toEqual([]);
    expect(faultsOf(codeBlocks, '```basic\na\n```').join()).toMatch(/^1: a code block in "basic"/);
    expect(faultsOf(codeBlocks, '```\na\n```').join()).toMatch(/a code block in ""/);
  });

  test('is not empty', () => {
    expect(faultsOf(codeBlocks, '```qs\n```').join()).toMatch(/an empty code block/);
  });
});

test('an admonition has its title in brackets, and a known kind', () => {
  expect(faultsOf(admonitions, ':::tip[Watch out]\nx\n:::')).toEqual([]);
  expect(faultsOf(admonitions, 'x\n\n:::tip Watch out\nx\n:::').join()).toMatch(
    /^3: ":::tip Watch out" is no admonition/,
  );
  expect(faultsOf(admonitions, ':::beware\nx\n:::').join()).toMatch(/is no admonition/);
});

test('a page has more than a few words', () => {
  expect(faultsOf(wordCount, 'word '.repeat(120))).toEqual([]);
  expect(faultsOf(wordCount, 'Short.').join()).toMatch(/^1: 1 words, and a page has 120/);
});

test('MDX that does not parse is named with its line', () => {
  expect(faultsOf(syntax, 'Text.')).toEqual([]);
  expect(faultsOf(syntax, 'Text.\n\n<Open\n').join()).toMatch(/^[34].*: not valid MDX/);
});

describe('what is not valid is explained in a line:', () => {
  const page = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
  test.each([
    [
      'a brace',
      'Use {dataClass',
      /^5:\d+: not valid MDX: `\{` begins .* does not end\. Write `\\\{`/,
    ],
    ['braces', 'a {1 +} b', /^5:\d+: .*what follows is none\. Write `\\\{`/],
    ['a bracket', 'a <5 b', /^5:\d+: .*`<` begins an element.*Write `\\<`/],
    ['an open element', 'a\n\n<Tabs>\n\nb', /^7: .*<Tabs> is not closed\. Write <\/Tabs>/],
    ['an address', 'a <https://qodly.com>', /^5:\d+: .*Write `\[words\]\(address\)`/],
    ['a comment of HTML', '<!-- a -->', /^5:\d+: .*Write \{\/\* comment \*\/\}/],
    ['a sentence like code', 'import what you need', /^5:\d+: .*Begin the line with another word/],
  ])('%s', (_, text, message) => {
    const faults = faultsOf(syntax, page(text));
    expect(faults).toHaveLength(1);
    expect(faults.join()).toMatch(message);
    expect(faults.join()).not.toContain('\n');
  });

  test('front matter', () => {
    expect(faultsOf(syntax, '---\ntitle: Dates: a guide\n---\n\nText.').join()).toMatch(
      /^2: the front matter is no YAML: bad indentation[^\n]*between quotes$/,
    );
  });
});
