import {expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {exposedFunctions} from './exposedFunctions';

const sample = (code: string) => `\`\`\`qs\n${code}\n\`\`\`\n\n`;

test('an exposed function goes with its permission', () => {
  const exposed = sample('exposed function raiseSalary()');
  expect(faultsOf(exposedFunctions, `${exposed}Guests need \`Execute\` on it.`)).toEqual([]);
  expect(faultsOf(exposedFunctions, `${exposed}Guests call it.`).join()).toMatch(
    /^1: the sample exposes a function, and the page names no permission/,
  );
});

test('other functions need none', () => {
  const source = sample('// no exposed function\nfunction raiseSalary()');
  expect(faultsOf(exposedFunctions, source)).toEqual([]);
});
