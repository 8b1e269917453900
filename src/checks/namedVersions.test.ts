import {expect, test} from 'vitest';
import {problemsOf, testSite} from '../../tests/support/testSite';
import {namedVersions} from './namedVersions';

function problems(source: string): string[] {
  const site = testSite({next: {'page.md': source}, '0.1.0': {}});
  return problemsOf(namedVersions, source, {site});
}

test('components may only name versions on the site', () => {
  expect(problems('<ReferenceChanges from="0.1.0" to="next"/>')).toEqual([]);
  expect(problems('<CodeChecker/>\n\n<CodeChecker version="0.1.0"/>')).toEqual([]);
  expect(problems('<PageChanges from="1.3.0" to="1.4.0"/>')).toHaveLength(2);
  expect(problems('<CodeChecker version="0.0.9"/>').join()).toContain('Write version= with one of');
  expect(problems('Text.\n\n<ReferenceChanges from="0.1.0" to="1.3.0"/>')).toEqual([
    '3: <ReferenceChanges> has to="1.3.0", but the site has no such version. Write to= with one of "next", "0.1.0"',
  ]);
});

test('only release notes may name retired versions', () => {
  const retired = [{version: '0.0.9', names: [], routes: []}];
  const problemsIn = (source: string) =>
    problemsOf(namedVersions, source, {site: testSite({next: {'page.md': source}}, retired)});
  expect(problemsIn('A.\n\nUnlike\n0.0.9, it waits.')).toEqual([
    '4: the text names 0.0.9, which is retired. Delete information for its readers, or name an existing version',
  ]);
  expect(problemsIn('Since 0.0.9-beta.1, 0.0.91, 10.0.9, and `0.0.9`.')).toEqual([]);
  expect(problemsIn('---\nkind: notes\n---\n\nNew since 0.0.9.')).toEqual([]);
});

test.each([
  ['Since version 1.1.0, it waits.', ['1: the text names 1.1.0, which is later than 1.0.0']],
  ['Since version 1.0.0, it waits. It has 11.1.0 parts.', []],
  ['The `1.1.0` in a file name.', []],
  ['```qs\na = "1.1.0" // "1.1.0"\n```', []],
  ['```qs\na = 1\nb = 2 // in 1.1.0\n```', ['3: the text names 1.1.0, which is later than 1.0.0']],
])("a version's pages don't name later versions: %j", (source, expected) => {
  const site = testSite({next: {}, '1.1.0': {}, '1.0.0': {'page.md': source}});
  const problems = problemsOf(namedVersions, source, {label: '1.0.0', site});
  expect(problems.map((problem) => problem.replace(/\..(?=[A-Z])[^]*/, ''))).toEqual(expected);
});
