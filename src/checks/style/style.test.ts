import {expect, test} from 'vitest';
import {problemsOf, testPageOf, testSite} from '../../../tests/support/testSite';
import {flattenProblems} from '../problem';
import {headingCase} from './headingCase';
import {spelling} from './spelling';

test('the spelling check accepts names from the reference', () => {
  const sources = {
    'language/commands/arctan.md':
      '---\nkind: command\n---\n\n```qs signature\narctan(numb : number) : number\n```\n',
    'page.md': 'The arctan of a number.',
  };
  expect(problemsOf(spelling, '', {site: testSite({next: sources})})).toEqual([]);
});

test('capitalized words in a row may be a name that the check does not know', () => {
  const page = testPageOf('## Sign in with Data Sources');
  expect(flattenProblems(headingCase(page))).toEqual([
    expect.objectContaining({
      isSuggestion: true,
      found: '"Data Sources" in a heading begins with capitals',
    }),
  ]);
});
