import {expect, test} from 'vitest';
import {agrees, literalValue} from './agreement';

test.each([
  ['1', '2'],
  ['1.5', '1.51'],
  ['-1', '1'],
  ['"a"', '"ax"'],
  ['true', 'false'],
  ['null', '0'],
  ['undefined', 'null'],
  ['!2001-02-03!', '!2001-02-04!'],
  ['the empty date', '!1999-01-01!'],
  ['?10:00:59?', '?10:00:58?'],
  ['10:00:59', '10:00:58'],
  ['[1,"a"]', '["a"]'],
  ['[1,"a"]', '[2,"a"]'],
  ['{"a":[{"b":1}]}', '{"a":[{"b":2}]}'],
  ['{"a":1}', '{"a":1,"b":1}'],
])('%s agrees with itself, but not with %s', (literal, other) => {
  expect(agrees(literal, literalValue(literal))).toBe(true);
  expect(agrees(literal, literalValue(other))).toBe(false);
  expect(agrees(other, literalValue(literal))).toBe(false);
});
