import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {readOnlyProperties} from './readOnlyProperties';

test.each([['function get a()\n\ttrace\nfunction f()\n\tthis.a = 1', '4: "a" is read-only']])(
  'reports %j',
  (source, message) => {
    expect(ruleProblems(readOnlyProperties, source)).toEqual([expect.stringContaining(message)]);
  },
);

test.each(['function get a()\n\ttrace\nfunction set a(b)\n\ttrace\nfunction f()\n\tthis.a = 1'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(readOnlyProperties, source)).toEqual([]);
  },
);
