import {expect, test} from 'vitest';
import {qodlyScriptGrammar} from 'qodlyscript/grammar';
import {Prism} from './prism';

/** Returns the tokens in the code with their types, without plain text. */
function colors(code: string): string[] {
  return Prism.tokenize(code, qodlyScriptGrammar).flatMap((token) =>
    typeof token === 'string' ? [] : [`${token.type} ${String(token.content)}`],
  );
}

test('colors declarations, types, and comments', () => {
  expect(colors('var hired : cs.EmployeeEntity // one')).toEqual([
    'keyword var',
    'operator :',
    'type cs.EmployeeEntity',
    'comment // one',
  ]);
});

test('distinguishes a time literal from the ternary operator', () => {
  expect(colors('?12:30:00?')).toEqual(['time ?12:30:00?']);
  expect(colors('a ? b : c')).toEqual(['operator ?', 'operator :']);
});

test('colors date literals, constants, and booleans', () => {
  expect(colors('!2025-01-31! kCharCodes true')).toEqual([
    'date !2025-01-31!',
    'constant kCharCodes',
    'boolean true',
  ]);
});

test('recognizes commands and members that are named after keywords and types', () => {
  expect(colors('ds.Employee.query("a").end')).toContain('method query');
  expect(colors('ds.Employee.query("a").end')).toContain('property end');
  expect(colors('string(3)')[0]).toBe('function string');
  expect(colors('var name : string')).toContain('type string');
});

test('reads a fraction as a number, not as a member', () => {
  expect(colors('salary *= 1.03')).toContain('number 1.03');
});

test('leaves code inside strings uncolored', () => {
  expect(colors('"if // \\" end"')).toEqual(['string "if // \\" end"']);
});
