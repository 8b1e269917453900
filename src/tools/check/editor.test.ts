import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {frontMatterChoices, frontMatterKeys} from '../../checks/frontMatter';
import {formatProblem} from '../../checks/problem';
import {pageKinds} from '../../config/pageKinds';

const folder = path.resolve(import.meta.dirname, '../../../.vscode');

/** Reads JSON with comments, which the editor accepts. Rejects trailing commas, as the editor does. */
function read<Content>(file: string): Content {
  const source = fs.readFileSync(path.join(folder, file), 'utf8').replace(/^ *\/\/.*$/gm, '');
  return JSON.parse(source) as Content;
}

test('the editor finds the location of each problem', () => {
  const {tasks} = read<{tasks: {problemMatcher: {pattern?: {regexp: string}}}[]}>('tasks.json');
  const patterns = tasks.flatMap(({problemMatcher}) => problemMatcher.pattern?.regexp ?? []);
  const problem = {line: 12, column: 3, found: 'no "a": b', hint: 'Write it'};
  expect(patterns).toHaveLength(2);
  for (const pattern of patterns) {
    const match = (one: typeof problem | Omit<typeof problem, 'column'>) =>
      new RegExp(pattern).exec(formatProblem(one, '/site/docs/faq.md', '/site'))?.slice(1);
    expect(match(problem)).toEqual(['docs/faq.md', '12', '3', 'no "a": b. Write it']);
    expect(match({line: 12, found: 'a', hint: 'b'})).toEqual([
      'docs/faq.md',
      '12',
      undefined,
      'a. b',
    ]);
  }
});

test('the editor completes each front matter key, with the values that the check accepts', () => {
  const snippets =
    read<Record<string, {prefix: string; body: string | string[]}>>('pages.code-snippets');
  const bodies = Object.values(snippets).map(({body}) => [body].flat().join('\n'));
  const offered = (key: string) => bodies.filter((body) => body.startsWith(`${key}: `));
  expect(frontMatterKeys.filter((key) => offered(key).length !== 1)).toEqual([]);
  for (const [key, values] of Object.entries(frontMatterChoices)) {
    expect(offered(key)).toEqual([`${key}: \${1|${values.join(',')}|}`]);
  }
  expect(snippets['Front matter']?.body).toContain(
    `kind: \${3|${Object.keys(pageKinds).join(',')}|}`,
  );
});
