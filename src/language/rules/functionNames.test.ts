import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {functionNames} from './functionNames';

test.each(['get', 'set', 'query', 'orderBy', 'event'])('reports a function called %s', (name) => {
  expect(
    ruleProblems(functionNames, `function ${name}(key : string) : string\n\treturn key`),
  ).toEqual([expect.stringContaining(`1: "${name}" is a keyword after "function"`)]);
});

test.each([
  'function get total() -> sum : number\n\tsum = 1',
  'function event restrict() -> result : cs.EmployeeSelection',
  'function getValue(key : string) : string\n\treturn key',
  'function find() : string\n\treturn this.query("a").get()',
])('accepts %j', (source) => {
  expect(ruleProblems(functionNames, source)).toEqual([]);
});
