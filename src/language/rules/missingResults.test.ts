import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {missingResults} from './missingResults';

test.each([
  ['a = logEvent("x")', '1: "logEvent" returns no value'],
  ['f = file("/a")\nb = f.setText("x")', '2: "setText" returns no value'],
  ['function f()\n\ttrace\nfunction g()\n\ta = this.f()', '4: "f" returns no value'],
])('reports %j', (source, message) => {
  expect(ruleProblems(missingResults, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'logEvent("x")',
  'a = formula(logEvent("x"))',
  'try(logEvent("x"))',
  'function f()\n\treturn 1\nfunction g()\n\ta = this.f()',
])('accepts %j', (source) => {
  expect(ruleProblems(missingResults, source)).toEqual([]);
});
