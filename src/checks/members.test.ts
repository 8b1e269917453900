import {expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {members} from './members';

test('a summary has members to list', () => {
  expect(faultsOf(members, '<Members/>\n\n## Text')).toEqual([
    expect.stringMatching(/^1: <Members\/> finds no member/),
  ]);
});

test('each member has a sentence about its purpose', () => {
  const silent = '<Members/>\n\n## `.length`\n\n```qs signature\n.length : integer\n```\n';
  expect(faultsOf(members, silent)).toEqual([
    expect.stringMatching(/^3: the member \.length has no sentence/),
  ]);
  expect(faultsOf(members, `${silent}\nNumber of entities.\n`)).toEqual([]);
});
