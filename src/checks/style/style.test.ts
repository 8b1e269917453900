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

  test('accepts technical terms, and names of companies and tools', () => {
    const text =
      'A webhook, a hostname, failover, an autoscaler, plaintext, to upsert, nullable, a changelog, a lockfile, the repo, a Dockerfile, Grafana, the navbar, São Paulo, stdout, zsh, monospaced, semver.';
    expect(problemsOf(spelling, text)).toEqual([]);
  });

  test('accepts regular inflections of terms, and words derived from English ones', () => {
    const text =
      'Webhooks, hostnames, memoized, debouncing, benchmarked, presigned, cleartext, multitenant, nginx.';
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
    ['The colour.', /^1: "colour" .* color/],
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
    '## Sign in with Amazon, Azure, or Google Workspace',
    '## Draw it with Grafana',
    '## OpenID Connect with Microsoft Entra ID',
    '## LDAP and Active Directory',
    '## Docker and Docker Compose',
    '## Build with GitHub Actions',
    '## Read secrets from AWS Secrets Manager',
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
    ['Text. \n', /^1: .*Trailing spaces .*--fix does it/],
    ['Text.  \nText.\n', /^1: .*Trailing spaces .*--fix does it/],
    ['a\n\n\n\nb\n', /Multiple consecutive blank lines/],
    ['- a\n\nb\n\n* c\n', /^5: .*MD004/],
    ['## A\nText.\n', /^1: .*MD022/],
    ['## A.\n', /^1: .*MD026/],
    ['Text', /MD047/],
  ])('reports a different style: %j', (source, message) => {
    expect(problemsOf(markdownStyle, source).join()).toMatch(message);
  });
});
