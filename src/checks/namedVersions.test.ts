import {expect, test} from 'vitest';
import {faultsOf, testSite} from '../../tests/support/testSite';
import {namedVersions} from './namedVersions';

function faults(source: string): string[] {
  const site = testSite({next: {'page.md': source}, '0.1.0': {}});
  return faultsOf(namedVersions, source, {site});
}

test('components name versions of the site', () => {
  expect(
    faults('<ReferenceChanges from="0.1.0" to="next"/>\n\n<CodeChecker version="0.1.0"/>'),
  ).toEqual([]);
  expect(faults('Text.\n\n<ReferenceChanges from="0.1.0" to="1.3.0"/>')).toEqual([
    '3: <ReferenceChanges> has to="1.3.0", and the site has no such version. Write to= with one of "next", "0.1.0"',
  ]);
  expect(faults('<CodeChecker version="0.0.9"/>')).toHaveLength(1);
});
