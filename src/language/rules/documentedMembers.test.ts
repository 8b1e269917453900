import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {documentedCalls} from './documentedCalls';
import {documentedMembers} from './documentedMembers';
import type {Rule} from './ruleInput';

const both: Rule = (input, report) => {
  documentedCalls(input, report);
  documentedMembers(input, report);
};

test.each([
  ['e = ds.Employee.get(1, 2)', '1: "get" is called with 2 arguments, but takes 1. Write .get('],
  ['ds.Employee.new().save(1, 2)', '1: "save" is called with 2'],
  [
    'ds.beginTransaction()',
    '1: no member "beginTransaction" of 4D.DataStore is documented in 2.0. Did you mean "startTransaction"',
  ],
  [
    's = ds.Employee.query("a = 1")\ns.save()',
    '2: no member "save" of 4D.EntitySelection is documented in 2.0. It is a member of 4D.Entity',
  ],
  [
    's = ds.Employee.query("a = 1")\nb = s.push(c)',
    '2: no member "push" of 4D.EntitySelection is documented in 2.0. Only collections have it',
  ],
])('reports %j', (source, message) => {
  expect(ruleProblems(both, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['ds.Employee.search(1, 2)', 'ds.login(a)', 'e = ds.Employee.get(1)'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(both, source)).toEqual([]);
  },
);

test('reports members of an untyped variable that only holds objects of one class', () => {
  expect(ruleProblems(both, 'f = file("/a")\nf.write("b")\nf.setText()')).toEqual([
    expect.stringContaining('3: "setText" is called with 0 arguments'),
    expect.stringContaining(
      '2: no member "write" of 4D.File is documented in 2.0. Did you mean "setText"',
    ),
  ]);
});

test('accepts members of a variable that holds objects of two classes', () => {
  expect(ruleProblems(both, 'f = file("/a")\nf = folder("/a")\nf.write("b")')).toEqual([]);
});
