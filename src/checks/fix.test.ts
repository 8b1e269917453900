import {expect, test} from 'vitest';
import {testPageOf} from '../../tests/support/testSite';
import {admonitions} from './admonitions';
import {bareUrls} from './bareUrls';
import {flattenProblems, type TextCheck} from './problem';
import {applyFixes} from './fix';
import {productNames} from './productNames';
import {sampleForm} from './sampleForm';
import {markdownStyle} from './style/markdownStyle';
import {wording} from './wording';

function fixed(check: TextCheck, source: string): string {
  return applyFixes(source, flattenProblems(check(testPageOf(source)))).source;
}

test.each<[TextCheck, string, string]>([
  [
    bareUrls,
    'See https://qodly.com/a and more.',
    'See [qodly.com/a](https://qodly.com/a) and more.',
  ],
  [
    sampleForm,
    '```qs\nif(a)\n  if(b)\n    c()\n  end\nend\n```',
    '```qs\nif(a)\n\tif(b)\n\t\tc()\n\tend\nend\n```',
  ],
  [admonitions, 'A\n\n:::tip Watch out\n\nB\n\n:::', 'A\n\n:::tip[Watch out]\n\nB\n\n:::'],
  [markdownStyle, '## A\nText. \n* b', '## A\n\nText.\n\n- b\n'],
])('%o: %j is fixed', (check, source, result) => {
  expect(fixed(check, source)).toBe(result);
});

test.each<[TextCheck, string]>([
  [wording, 'In the the text.'],
  [wording, 'Not simply a list, it simply works.'],
  [productNames, 'Formerly Google Data Studio.'],
  [sampleForm, '```qs\nif(a)\n  b()\n   c()\nend\n```'],
  [admonitions, ':::beware of it\n\nB\n\n:::'],
])('%o: %j is left to the writer', (check, source) => {
  expect(flattenProblems(check(testPageOf(source)))).not.toEqual([]);
  expect(fixed(check, source)).toBe(source);
});

test('applies only the first of overlapping fixes', () => {
  const problem = {line: 1, found: 'a', hint: 'b'};
  const problems = [
    {...problem, fix: {from: 2, to: 4, text: 'x'}},
    {...problem, fix: {from: 0, to: 3, text: 'y'}},
  ];
  expect(applyFixes('abcdef', problems)).toEqual({source: 'ydef', fixed: [problems[1]]});
});
