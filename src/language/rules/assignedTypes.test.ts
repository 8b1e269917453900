import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {assignedTypes} from './assignedTypes';

test.each([
  ['var a : integer\na = "x"', '2: a string for the variable "a", which is declared as integer'],
  ['var a : object = []', '1: a collection'],
  ['function f() : number\n\treturn "x"', '2: a string for the result'],
  ['property p : date\nfunction f()\n\tthis.p = 1', '3: a number for the property "p"'],
  ['declare () -> r : text\nr = 1', '2: a number for the result "r"'],
  ['var t : text\nt += 1', '2: "+=" with a number on a string'],
  ['var e : cs.EmployeeEntity\ne = ds.Employee.query("a = 1")', '2: a cs.EmployeeSelection'],
])('reports %j', (source, message) => {
  expect(ruleProblems(assignedTypes, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'var a : integer\na = length("x")',
  'var a : object\na = null',
  'var t : time\nt = 12',
  'var a : variant\na = 1\na = "x"',
  'var e : cs.EmployeeEntity\ne = ds.Employee.get(1)',
])('accepts %j', (source) => {
  expect(ruleProblems(assignedTypes, source)).toEqual([]);
});
