import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {sharedValues} from './sharedValues';

test.each([
  ['use (storage)\n\tstorage.a = 1\nend', '2: a number as a property of "storage"'],
  ['use (storage)\n\tstorage.a = {b: 1}\nend', '2: an ordinary object in "storage"'],
  [
    'o = newSharedObject()\no.a = 1',
    '2: a change to the shared object "o" outside "use". Put it between "use (o)"',
  ],
  ['storage.a.b = 1', '1: a change to the shared object "storage.a" outside "use"'],
  ['a = newSharedObject("b", [1])', '1: an ordinary collection'],
  [
    'shared constructor()\n\tthis.a = 1\nfunction f()\n\tthis.a = 2',
    '4: a change to the shared object "this" outside "use". Write "shared function f"',
  ],
])('reports %j', (source, message) => {
  expect(ruleProblems(sharedValues, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'o = newSharedObject()\nuse (o)\n\to.a = 1\nend',
  'use (storage)\n\tstorage.a = newSharedObject()\nend\nuse (storage.a)\n\tstorage.a.b = 1\nend',
  'shared constructor()\n\tthis.a = 1\nshared function f()\n\tthis.a = 2',
])('accepts %j', (source) => {
  expect(ruleProblems(sharedValues, source)).toEqual([]);
});
