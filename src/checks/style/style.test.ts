import {describe, expect, test} from 'vitest';
import {problemsOf, testPageOf, testSite} from '../../../tests/support/testSite';
import {flattenProblems} from '../problem';
import {headingCase} from './headingCase';
import {markdownStyle} from './markdownStyle';
import {spelling} from './spelling';

describe('spelling', () => {
  test('accepts American English, platform terms, names, and code', () => {
    const text =
      "The dataclass's color isn't gray. The `colour` of DataTables, the URLs, 4D and `foo`.";
    expect(problemsOf(spelling, text)).toEqual([]);
  });

  test.each(['commited', 'seemless', 'severless', 'branchs', 'cacheed', 'recieves', 'retrys'])(
    'reports a misspelled form: %s',
    (word) => {
      expect(problemsOf(spelling, `It has ${word}.`).join()).toContain(`"${word}" is not a word`);
    },
  );

  test('accepts a product name within a sentence, if it resembles no word', () => {
    expect(problemsOf(spelling, 'The client Zorvexa renews it.')).toEqual([]);
    expect(problemsOf(spelling, 'The client Kuberntes renews it.')).toHaveLength(1);
    expect(problemsOf(spelling, 'Zorvexa renews it.')).toHaveLength(1);
  });

  test.each([
    ['| Name | City |\n|---|---|\n| Nguyen | Kolkata |', []],
    ['| Nmae | City |\n|---|---|\n| Stirng | Kolkata |', ['1: "Nmae"', '3: "Stirng"']],
  ])('accepts a name in a table cell, if it resembles no word: %j', (source, expected) => {
    const found = problemsOf(spelling, source).map((problem) => problem.replace(/ is not.*/, ''));
    expect(found).toEqual(expected);
  });

  test('leaves product names to the rule for them', () => {
    expect(problemsOf(spelling, 'In github, and in Javascript.')).toEqual([]);
  });

  test('suggests only similar words', () => {
    expect(problemsOf(spelling, 'A xwqzotl.').join()).not.toContain('Did you mean');
  });

  test.each([
    [
      'The first.\n\nThe databse is here.',
      /^3: "databse" is not a word .* Did you mean .*database/,
    ],
    ['See [teh page](a.md).', /"teh"/],
    ['![The consle](a.png)', /"consle"/],
    ['```dot title="The tabel" alt="A"\n```', /"tabel"/],
    [
      '---\ntitle: Quotas\ndescription: How many reqeusts.\n---',
      /^3: "reqeusts" in the front matter's description is not a word/,
    ],
    ['The DataTabel.', /"DataTabel" .*words\.txt/],
  ])('reports a misspelling: %s', (source, message) => {
    expect(problemsOf(spelling, source).join()).toMatch(message);
  });

  test('accepts names from the reference and parameters on the page', () => {
    const sources = {
      'language/commands/arctan.md':
        '---\nkind: command\n---\n\n```qs signature\narctan(numb : number) : number\n```\n',
      'page.md': 'The arctan of a number.',
    };
    const site = testSite({next: sources});
    expect(problemsOf(spelling, '', {site})).toEqual([]);
    expect(problemsOf(spelling, 'The arctan of a number.')).toHaveLength(1);
    const signature = '```qs signature\nadd(numb : number)\n```\n\n| numb |\n|---|\n';
    expect(problemsOf(spelling, signature)).toEqual([]);
  });
});

describe('a heading', () => {
  test.each([
    '## Read a file',
    '## Read `Company`',
    '## What happens? The answer',
    '## Open it on Monday with JavaScript',
    '## Store files in ClickHouse Cloud',
    '## The Contextual panel',
    '## New in Qodly Server',
    '## Fill a Page\n\nOpen the Page.',
    '## The Roles\n\nOpen **Roles and Privileges**.',
  ])('may have a capital at its beginning, in a name, or in a label: %s', (source) => {
    expect(problemsOf(headingCase, source)).toEqual([]);
  });

  test('must be in sentence case otherwise', () => {
    expect(problemsOf(headingCase, 'Text.\n\n## Read A Large File')).toEqual([
      expect.stringMatching(/^3: "Large" in a heading .* Write "large"/),
      expect.stringMatching(/^3: "File"/),
    ]);
  });
});

test('capitalized words in a row may be a name that the check does not know', () => {
  const page = testPageOf('## Sign in with Data Sources');
  expect(flattenProblems(headingCase(page))).toEqual([
    expect.objectContaining({
      isSuggestion: true,
      found: '"Data Sources" in a heading begins with capitals',
    }),
  ]);
  expect(problemsOf(headingCase, '## Getting Started')).toEqual([
    expect.stringMatching(/^1: "Started" in a heading begins with a capital\. Write "started"; /),
  ]);
});

describe('the Markdown style', () => {
  test('accepts all page elements', () => {
    const page = [
      "---\ntitle: A\n---\n\nimport Limits from './_limits.md'\n\n<Limits/>\n",
      '## A\n\n```qs\nif(a)\n\tb = 1\nend\n```\n\n:::tip[Title]\n\nText.\n\n:::\n',
      '| a | b |\n|---|:-:|\n| 1 | |\n\n{/* a comment */}\n\n{/* another,\n   of two lines */}\n\n- one\n- two\n',
    ].join('\n');
    expect(problemsOf(markdownStyle, page)).toEqual([]);
  });

  test.each([
    ['#### B\n', /^1: the heading skips a level: Expected: h2; Actual: h4\. Use one #/],
    ['A\n-\n', /^1: the line .* below this text makes it a heading\. Put an empty line between/],
    ['See (the limits)[./limits.md].\n', /^1: the link .* brackets in the wrong order/],
    ['##Limits\n', /^1: no space after the # of "##Limits"/],
    ['a\n\nSee https://qodly.com\n', /^3: the URL https:\/\/qodly\.com is written out/],
    ['| a | b |\n|---|---|\n| `x \\| y` | |\n| 1 |\n', /^4: a row of 1 cells in a table of 2/],
    ['| a | b |\n|---|---|\n| 1 | 2 | 3 |\n', /^3: a row of 3 cells in a table of 2/],
  ])('reports what readers would see: %j', (source, message) => {
    expect(problemsOf(markdownStyle, `---\ntitle: A\n---\n${source}`).join()).toMatch(
      new RegExp(message.source.replace(/^\^(\d)/, (_, line) => `^${Number(line) + 3}`)),
    );
  });

  test.each([
    'Text. \n',
    'a\n\n\n\nb\n',
    '* a\n',
    '## A\nText.\n',
    'An _emphasized_ word',
    '1. One\n3. Two\n',
    '#1 reason to upgrade is speed: `list`(names)[0] is 2 * 3 * 4.\n',
    '[Qodly](https://qodly.com), `https://qodly.com`\n',
  ])("doesn't report style that readers don't see: %j", (source) => {
    expect(problemsOf(markdownStyle, source)).toEqual([]);
  });
});
