import {expect, test} from 'vitest';
import {testSite} from '../../tests/support/testSite';
import {flattenProblems} from './problem';
import {sampleWidth} from './sampleWidth';

function problemsOf(info: string, ...lines: string[]): string[] {
  const page = ['# Page', '', `\`\`\`${info}`, ...lines, '```'].join('\n');
  const site = testSite({next: {'page.md': page}});
  return site.versions.flatMap(({pages}) =>
    pages.flatMap((page) =>
      flattenProblems(sampleWidth(page)).map(({line, found, hint}) => `${line}: ${found}. ${hint}`),
    ),
  );
}

const words = (count: number) => 'a'.repeat(count - 2) + ' b';

test.each([
  ['a line of 78 characters', 'qs', words(78)],
  ['a signature, which wraps', 'qs signature', words(120)],
  ['a request line, which wraps', 'http', `GET /rest/Employee?${'x'.repeat(80)} HTTP/1.1`],
  ['a drawing', 'screen', words(90)],
  ['a diagram', 'dot', words(90)],
  ['the source of a paragraph', 'mdx', words(90)],
  ["a string that JSON can't break", 'json', `  "message": "${'no \\"such\\" one '.repeat(8)}",`],
  ['a URL in a command', 'bash', `  "$ENDPOINT/rest/${'x'.repeat(80)}" \\`],
  ['a comment of one long word', 'qs', `// "${'1c76 '.repeat(20)}"`],
])('accepts %s', (_, info, line) => {
  expect(problemsOf(info, line)).toEqual([]);
});

test('reports a longer line, and how to break it', () => {
  expect(problemsOf('qs', 'a = 1', words(79))).toEqual([
    '5: a line of 79 characters in a sample. Put the comment below, or break the statement with a backslash at the end of the line: the limit is 78',
  ]);
  expect(problemsOf('json', `{"a": ["${'x'.repeat(40)}", "${'y'.repeat(40)}"]}`)).toEqual([
    '4: a line of 95 characters in a sample. Break it: the limit is 78',
  ]);
  expect(problemsOf('bash', words(79)).join()).toMatch(/Break the command with a backslash/);
});

test('counts a tab as four columns', () => {
  expect(problemsOf('qs', `\t${words(75)}`).join()).toMatch(/^4: a line of 79 characters/);
});
