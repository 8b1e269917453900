import {expect, test} from 'vitest';
import {faultsOf, testSite} from '../../tests/support/testSite';
import {referenceChanges} from './referenceChanges';

function faults(source: string): string[] {
  const site = testSite({next: {'page.md': source}, '0.1.0': {}});
  return faultsOf(referenceChanges, source, {site});
}

test('the versions compared are versions of the site', () => {
  expect(faults('<ReferenceChanges from="0.1.0" to="next"/>')).toEqual([]);
  expect(faults('Text.\n\n<ReferenceChanges from="0.1.0" to="1.3.0"/>')).toEqual([
    '3: <ReferenceChanges> has to="1.3.0", which is no version. Write to= with one of next, 0.1.0',
  ]);
});
