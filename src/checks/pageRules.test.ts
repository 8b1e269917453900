import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {admonitions} from './admonitions';
import {codeBlocks} from './codeBlocks';
import {openFences} from './openFences';

test('a code block must not be empty', () => {
  expect(problemsOf(codeBlocks, '```qs\n```').join()).toMatch(/an empty code block/);
});

test.each([
  ':::tip[Watch out]\nx\n:::',
  ':::note\n\nText.\n\n:::',
  '::::note\n\n:::tip\n\nText.\n\n:::\n\n::::',
  '````text\n:::note\n> [!NOTE]\n````',
  '- Step\n\n  :::note\n\n  Text.\n\n  :::',
])('an admonition that is closed is accepted: %j', (source) => {
  expect(problemsOf(admonitions, source)).toEqual([]);
});

test('code blocks that are closed, or contain others, are accepted', () => {
  expect(problemsOf(openFences, '```qs\na\n```\n\n> ```text\n> a\n> ```\n\n    a')).toEqual([]);
  expect(problemsOf(openFences, '````text\n```qs\n```\n````')).toEqual([]);
});
