import {expect, test} from 'vitest';
import {statedResults} from './statedResults';

const isVariable = (name: string) => ['stack', 'size', 'o'].includes(name);

test.each([
  ['5', ['5']],
  ['"a", as said', ['"a"']],
  ['false: the stamp has changed', ['false']],
  ['[1,{"a":"]"}]; stack is ["draft"]', ['[1,{"a":"]"}]', 'stack: ["draft"]']],
  ['2, size is 1', ['2', 'size: 1']],
  ['o.a and o.b are 20', ['o.a: 20', 'o.b: 20']],
  ['success is true', ['success: true']],
  ['sets bit 1: 2', ['2']],
  ['2 for "a b" and 3', ['2 (for "a b","3")'.replace('"3"', '3')]],
  ['size is 2 for "a b"', ['size: 2 (for "a b")']],
  ['0 when it is missing', ['0 (in words)']],
  ['02:46:40', ['02:46:40']],
  ['2.71828…', ['2.71828…']],
  ['such as 5', []],
  ['250, 500, 750', []],
  ['"DUPONT", say', []],
  ['4 characters', []],
  ['the number is 5', []],
])('finds the results stated in "%s"', (comment, expected) => {
  const found = statedResults(comment, isVariable).map(
    ({literal, subject, args, isConditional}) =>
      (subject === undefined ? '' : `${subject}: `) +
      literal +
      (args ? ` (for ${args.join()})` : '') +
      (isConditional ? ' (in words)' : ''),
  );
  expect(found).toEqual(expected);
});
