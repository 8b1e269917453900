import {describe, expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {admonitions} from './admonitions';
import {codeBlocks} from './codeBlocks';
import {headingLevels} from './headingLevels';
import {openFences} from './openFences';
import {syntax} from './syntax';

describe('headings', () => {
  test('begin at the second level', () => {
    expect(problemsOf(headingLevels, '## A\n\n### B\n\n## C')).toEqual([]);
    expect(problemsOf(headingLevels, '# Title').join()).toMatch(/^1: a first-level heading/);
  });

  test("don't skip levels", () => {
    expect(problemsOf(headingLevels, '## A\n\n#### B')).toEqual([
      '3: the heading skips a level. Use ###',
    ]);
  });
});

describe('a code block', () => {
  test('must be in a known language', () => {
    expect(problemsOf(codeBlocks, '```qs\na = 1\n```\n\n```yaml\na: 1\n```')).toEqual([]);
    expect(problemsOf(codeBlocks, '```basic\na\n```').join()).toMatch(
      /^1: a code block in "basic"/,
    );
    expect(problemsOf(codeBlocks, '```\na\n```').join()).toMatch(/a code block without a language/);
  });

  test('must not be empty', () => {
    expect(problemsOf(codeBlocks, '```qs\n```').join()).toMatch(/an empty code block/);
  });
});

test('an admonition must have a known kind, and its title in brackets', () => {
  expect(problemsOf(admonitions, ':::tip[Watch out]\nx\n:::')).toEqual([]);
  expect(problemsOf(admonitions, 'x\n\n:::tip Watch out\nx\n:::').join()).toMatch(
    /^3: ":::tip Watch out" is not an admonition/,
  );
  expect(problemsOf(admonitions, ':::beware\nx\n:::').join()).toMatch(/is not an admonition/);
});

describe('an admonition', () => {
  test.each([
    ':::note\n\nText.\n\n:::',
    '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::',
    '````text\n:::note\n> [!NOTE]\n````',
    '- Step\n\n  :::note\n\n  Text.\n\n  :::',
  ])('that is closed is accepted: %j', (source) => {
    expect(problemsOf(admonitions, source)).toEqual([]);
  });

  test.each([
    ['A\n\n:::warning\n\nB\n\n## C', /^3: .*":::warning" is never closed\. Write :::/],
    ['::: note\n\nA\n\n:::', /^1: .*a space after the colons\. Write :::note/],
    ['> [!NOTE]\n> A', /^1: "\[!NOTE\]" is GitHub's syntax .* Write :::note/],
    ['A\n\n:::', /^3: ":::" does not close an admonition/],
  ])(
    'that would be shown as text, or would swallow the page, is reported: %j',
    (source, message) => {
      const problems = problemsOf(admonitions, source);
      expect(problems).toHaveLength(1);
      expect(problems.join()).toMatch(message);
    },
  );
});

test('a code block must be closed', () => {
  expect(problemsOf(openFences, '```qs\na\n```\n\n> ```text\n> a\n> ```\n\n    a')).toEqual([]);
  expect(problemsOf(openFences, '````text\n```qs\n```\n````')).toEqual([]);
  const message = /^1: the code block that begins with ```qs is never closed\. Write ```/;
  expect(problemsOf(openFences, '```qs\na\n\n## B\n\nText.').join()).toMatch(message);
  expect(problemsOf(openFences, '```qs\na\n\n## B\n\n```qs\nb\n```').join()).toMatch(message);
});

test("reports the line of MDX that doesn't parse", () => {
  expect(problemsOf(syntax, 'Text.')).toEqual([]);
  expect(problemsOf(syntax, 'Text.\n\n<Open\n').join()).toMatch(/^[34].*: not valid MDX/);
});

describe('invalid MDX is explained in one line:', () => {
  const page = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
  test.each([
    [
      'a brace',
      'Use {dataClass',
      /^5:\d+: not valid MDX: `\{` begins .* does not end\. Write `\\\{`/,
    ],
    ['braces', 'a {1 +} b', /^5:\d+: .*expression that is not valid\. Write `\\\{`/],
    ['a bracket', 'a <5 b', /^5:\d+: .*`<` begins an element.*Write `\\<`/],
    ['an unclosed element', 'a\n\n<Tabs>\n\nb', /^7: .*<Tabs> is not closed\. Write <\/Tabs>/],
    [
      'an anchor',
      '## Lock {#lock}\n\nText.',
      /^5: \{#lock\} is not valid in MDX\. Write \{\/\* #lock \*\/\}/,
    ],
    [
      'a line break',
      'a<br>b',
      /^5:\d*:? ?.*<br> is not closed\. Write <br\/>\. The check reads the rest/,
    ],
    ['a URL', 'a <https://qodly.com>', /^5:\d+: .*Write `\[words\]\(url\)`/],
    ['an HTML comment', '<!-- a -->', /^5:\d+: .*Write \{\/\* comment \*\/\}/],
    [
      'a sentence that looks like code',
      'import what you need',
      /^5:\d+: .*Begin the line with another word/,
    ],
  ])('%s', (_, text, message) => {
    const problems = problemsOf(syntax, page(text));
    expect(problems).toHaveLength(1);
    expect(problems.join()).toMatch(message);
    expect(problems.join()).not.toContain('\n');
  });

  test('front matter', () => {
    expect(problemsOf(syntax, '---\ntitle: Dates: a guide\n---\n\nText.').join()).toMatch(
      /^2: the front matter is not valid YAML: bad indentation[^\n]*in quotes\. The check reads the rest/,
    );
  });
});
