import {expect, test} from 'vitest';
import {usageLine} from './usageLine';

test('joins a statement that spans multiple lines', () => {
  const code = 'a = 1\n\tsession.setPrivileges( \\\n\t\t{roles: "Staff"})\nb = 2';
  expect(usageLine(code, 2)?.text).toBe('session.setPrivileges({roles: "Staff"})');
  expect(usageLine(code, 3)).toEqual(usageLine(code, 2));
});

test('joins a call to its object on the previous line', () => {
  expect(usageLine('text = file("/DATA/a.txt") \\\n\t.getText()', 2)?.text).toBe(
    'text = file("/DATA/a.txt").getText()',
  );
});

test('leaves out a statement that is too long', () => {
  const code = `entry = newObject( \\\n\t"at", timestamp, \\\n\t"${'x'.repeat(80)}", true)`;
  expect(usageLine(code, 2)).toBeUndefined();
});

test('rates a line that shows its result highest, then one that uses the value, then a bare call', () => {
  const [shown, used, bare] = ['n = length("a") // 1', 'n = length("a")', 'length'].map(
    (line) => usageLine(line, 1)?.quality,
  );
  expect(shown).toBeGreaterThan(used ?? 0);
  expect(used).toBeGreaterThan(bare ?? 0);
});
