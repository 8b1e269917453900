import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {members} from './members';

test('a summary has members to list', () => {
  expect(problemsOf(members, '<Members/>\n\n## Text')).toEqual([
    expect.stringMatching(/^1: <Members\/> finds no member/),
  ]);
});

test('each member has a sentence about its purpose', () => {
  const silent = '<Members/>\n\n## `.length`\n\n```qs signature\n.length : integer\n```\n';
  expect(problemsOf(members, silent)).toEqual([
    expect.stringMatching(/^3: the member \.length has no sentence/),
  ]);
  expect(problemsOf(members, `${silent}\nNumber of entities.\n`)).toEqual([]);
});
