import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {members} from './members';

test('a summary must have members to list', () => {
  expect(problemsOf(members, '<Members/>\n\n## Text')).toEqual([
    expect.stringMatching(/^1: <Members\/> finds no member/),
  ]);
});

test('each member must have a sentence that describes it', () => {
  const undescribed = '<Members/>\n\n## `.length`\n\n```qs signature\n.length : integer\n```\n';
  expect(problemsOf(members, undescribed)).toEqual([
    expect.stringMatching(/^3: the member \.length has no sentence/),
  ]);
  expect(problemsOf(members, `${undescribed}\nNumber of entities.\n`)).toEqual([]);
});
