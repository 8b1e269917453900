import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {callbackArguments} from './callbackArguments';

test('reports $1 used as the element', () => {
  const source = 'var items : collection\nitems = items.filter(formula($1 > 1))';
  expect(ruleProblems(callbackArguments, source)).toEqual([
    expect.stringContaining('2: "$1" is an object that contains the element'),
  ]);
});

test.each([
  'var items : collection\nitems = items.filter(formula($1.value > 1))',
  'var items : collection\nitems = items.map(formula(round($1.value, 2)))',
  'var price : 4D.Function\nprice = formula($1 * 2)',
])('accepts %j', (source) => {
  expect(ruleProblems(callbackArguments, source)).toEqual([]);
});
