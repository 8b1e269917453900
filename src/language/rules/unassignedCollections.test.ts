import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {unassignedCollections} from './unassignedCollections';

test('reports a changed but unassigned collection only once', () => {
  const source = 'var names : collection\nnames.push("Ada")\nnames.push("Tom")';
  expect(ruleProblems(unassignedCollections, source)).toEqual([
    '2: "names" doesn\'t hold a collection yet, so "push" fails. Assign one first: names = []',
  ]);
});

test.each([
  'var names : collection = []\nnames.push("Ada")',
  'var names : collection\nnames = splitString(text, ",")\nnames.push("Ada")',
  'var group, groups : collection\nforEach (group, groups)\n\tgroup.push(1)\nend',
  'declare (names : collection)\nnames.push("Ada")',
  'var names : collection\nfillNames(names)\nnames.push("Ada")',
  'var names : collection\nsize = names.length',
])('accepts %j', (source) => {
  expect(ruleProblems(unassignedCollections, source)).toEqual([]);
});
