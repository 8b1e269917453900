import {expect, test} from 'vitest';
import {lineOfUse} from './lineOfUse';

test('a statement on several lines becomes one', () => {
  const code = 'a = 1\n\tsession.setPrivileges( \\\n\t\t{roles: "Staff"})\nb = 2';
  expect(lineOfUse(code, 2).text).toBe('session.setPrivileges({roles: "Staff"})');
  expect(lineOfUse(code, 3)).toEqual(lineOfUse(code, 2));
});

test('a call on a line of its own follows what it is a call of', () => {
  expect(lineOfUse('text = file("/DATA/a.txt") \\\n\t.getText()', 2).text).toBe(
    'text = file("/DATA/a.txt").getText()',
  );
});

test('of a statement that is too long, only the line is shown, and that it goes on', () => {
  const code = `entry = newObject( \\\n\t"at", timestamp, \\\n\t"${'x'.repeat(80)}", true)`;
  expect(lineOfUse(code, 1)).toMatchObject({text: 'entry = newObject( …', isWhole: false});
  expect(lineOfUse(code, 2).text).toBe('… "at", timestamp, …');
});

test('a line that shows its result is better than one that does something, and than a bare call', () => {
  const [shown, used, bare] = ['n = length("a") // 1', 'n = length("a")', 'length'].map(
    (line) => lineOfUse(line, 1).quality,
  );
  expect(shown).toBeGreaterThan(used ?? 0);
  expect(used).toBeGreaterThan(bare ?? 0);
});
