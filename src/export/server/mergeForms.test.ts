import {expect, test} from 'vitest';
import {mergeForms} from './mergeForms';

test.each([
  [
    "a parameter's type",
    ['get(key : string) : any', 'get(key : integer) : any', 'get(key : date) : any'],
    ['get(key : string or integer or date) : any'],
  ],
  [
    'one parameter',
    ['.map(formula : 4D.Function {, ...param : any})', '.map(name : string {, ...param : any})'],
    ['.map(formula : 4D.Function or name : string {, ...param : any})'],
  ],
  ['the result type', ['.key() : string', '.key() : integer'], ['.key() : string or integer']],
  [
    'parameters that the longer form adds',
    ['.fill(value : any) : object', '.fill(value : any, from : integer {, to : date}) : object'],
    ['.fill(value : any {, from : integer {, to : date}}) : object'],
  ],
  ['the only parameter', ['.wait()', '.wait(timeout : number)'], ['.wait({timeout : number})']],
])('merges forms that differ in %s', (_, forms, merged) => {
  expect(mergeForms(forms)).toEqual(merged);
});

test('keeps forms that differ in several parameters', () => {
  const forms = ['new(a : string, b : string)', 'new(c : number, d : number)'];
  expect(mergeForms(forms)).toEqual(['new(a, b : string)', 'new(c, d : number)']);
});

test('states the type of adjacent parameters once, but not across braces', () => {
  expect(
    mergeForms(['cut(source : string, at : integer, size : integer {, end : integer})']),
  ).toEqual(['cut(source : string, at, size : integer {, end : integer})']);
});
