import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {exposedFunctions} from './exposedFunctions';

const sample = (code: string) => `\`\`\`qs\n${code}\n\`\`\`\n\n`;

test('a page with an exposed function mentions the permission', () => {
  const exposed = sample('exposed function raiseSalary()');
  expect(problemsOf(exposedFunctions, `${exposed}Guests need \`Execute\` on it.`)).toEqual([]);
  expect(problemsOf(exposedFunctions, `${exposed}Guests call it.`).join()).toMatch(
    /^1: the sample exposes a function, but the page names no permission/,
  );
});

test('other functions need no mention of a permission', () => {
  const source = sample('// no exposed function\nfunction raiseSalary()');
  expect(problemsOf(exposedFunctions, source)).toEqual([]);
});
