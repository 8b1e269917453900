import Prism from 'prismjs';
import {expect, test} from 'vitest';
import {qodlyScriptGrammar} from './qodlyScriptGrammar';

/** Returns the pieces of code with their color, without plain text. */
function colours(code: string): string[] {
  return Prism.tokenize(code, qodlyScriptGrammar).flatMap((token) =>
    typeof token === 'string' ? [] : [`${token.type} ${String(token.content)}`],
  );
}

test('colors declarations, types, and comments', () => {
  expect(colours('var hired : cs.EmployeeEntity // one')).toEqual([
    'keyword var',
    'operator :',
    'type cs.EmployeeEntity',
    'comment // one',
  ]);
});

test('tells a time literal from the ternary operator', () => {
  expect(colours('?12:30:00?')).toEqual(['time ?12:30:00?']);
  expect(colours('a ? b : c')).toEqual(['operator ?', 'operator :']);
});

test('colors date literals, constants, and booleans', () => {
  expect(colours('!2025-01-31! kCharCodes true')).toEqual([
    'date !2025-01-31!',
    'constant kCharCodes',
    'boolean true',
  ]);
});

test('recognizes a command and a member that have the name of a keyword', () => {
  expect(colours('ds.Employee.query("a").end')).toContain('method query');
  expect(colours('ds.Employee.query("a").end')).toContain('property end');
  expect(colours('string(3)')[0]).toBe('function string');
  expect(colours('var name : string')).toContain('type string');
});

test('reads a fraction as a number, not as a member', () => {
  expect(colours('salary *= 1.03')).toContain('number 1.03');
});

test('leaves code inside strings uncolored', () => {
  expect(colours('"if // \\" end"')).toEqual(['string "if // \\" end"']);
});
