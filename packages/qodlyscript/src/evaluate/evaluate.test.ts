import {describe, expect, test} from 'vitest';
import {resultOf} from '../testing/resultOf';

test('operators bind according to the version', () => {
  expect(resultOf('result = 3 + 4 * 5')).toBe('23');
  expect(resultOf('result = 3 + 4 * 5', {precedence: 'leftToRight'})).toBe('35');
});

describe('an unknown value', () => {
  test.each([
    ['spreads to values computed from it', 'a = random\nresult = a + 1', 'random is not supported'],
    ["doesn't affect the rest of an object", 'o = {a: random, b: 2}\nresult = o.b', '2'],
    [
      'spreads to variables assigned in a branch that depends on it',
      'a = 1\nif (random > 5)\n\ta = 2\nend\nresult = a',
      'random is not supported',
    ],
    [
      'spreads to arguments of an unknown command',
      'c = [1]\nsomeMethod(c)\nresult = c.length',
      'someMethod() is not supported',
    ],
    [
      'spreads to variables assigned in a loop over it',
      'a = 1\nforEach (x, ds.Employee.all())\n\ta += 1\nend\nresult = a',
      'there is no database',
    ],
  ])('%s', (_, source, reason) => {
    expect(resultOf(source)).toBe(reason);
  });
});

test('names that JavaScript objects inherit have no special meaning as types', () => {
  expect(resultOf('var a : Constructor\nresult = a')).toBe('null');
  expect(resultOf('var a : Constructor\nresult = type(a)')).toBe(
    'the type of a variable of constructor is not supported',
  );
});
