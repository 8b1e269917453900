import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {queryTexts} from './queryTexts';

test.each([
  ['a = ds.A.query("b === :1 and c > :2", 1)', '1: no value for the placeholder ":2"'],
  ['a = ds.A.query("b === :1", 1, 2)', '1: a value without a placeholder'],
  ['a = ds.A.query("b = " + c)', '1: a value that is concatenated'],
  ['a = ds.A.query("email == :1", c)', '1: the query "email == :1" treats "@"'],
  ['a = ds.A.query("b like :1", c)', '1: "LIKE" in a query string'],
  ['a = ds.A.query("b = :d")', '1: no value for the placeholder ":d"'],
  ['a = ds.A.query("b = :d and c = :e", {parameters: {d: 1}})', 'placeholder ":e". Add "e"'],
  ['s = {parameters: {f: 1}}\na = ds.A.query("b = :d", s)', '2: no value for the placeholder ":d"'],
])('reports %j', (source, message) => {
  expect(ruleProblems(queryTexts, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'a = ds.A.query("b === :1", c)',
  'a = ds.A.query("b === :x", {parameters: {x: 1}})',
  'a = ds.A.query(":b == :x.y", {parameters: {x: {y: 1}}, attributes: {b: "c"}})',
  's = {parameters: {}}\ns.parameters.d = 1\na = ds.A.query("b = :d", s)',
  'a = ds.A.query("b = :d", settings)',
  'a = ds.A.query("b = \'like: it\'")',
  'a = ds.A.query("b > 1 order by " + c)',
])('accepts %j', (source) => {
  expect(ruleProblems(queryTexts, source)).toEqual([]);
});
