import {expect, test} from 'vitest';
import {ruleFaults} from '../testing/ruleFaults';
import {unreachable} from './unreachable';

test.each([
  ['return\ntrace', '2: an unreachable statement after "return"'],
  ['while (a)\n\tbreak\n\ttrace\nend', '3: an unreachable statement'],
])('reports %j', (source, message) => {
  expect(ruleFaults(unreachable, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['if (a)\n\treturn\nend\ntrace'])('accepts %j', (source) => {
  expect(ruleFaults(unreachable, source)).toEqual([]);
});
