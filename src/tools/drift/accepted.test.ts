import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {acceptDrifts, acceptedFile, newDrifts, staleReasons, withoutVersion} from './accepted';
import type {Drift} from './findDrift';

const drift = (line: number, text: string): Drift => ({
  location: `docs/faq.md:${line}`,
  missingFrom: '2.0.0',
  text,
  firstNew: text,
  edited: 0,
});

let siteDir: string;

beforeEach(() => {
  siteDir = temporaryFolder({'src/tools/drift/index.ts': ''});
});

test('an accepted difference is not new, wherever it moves on the page', () => {
  const all = [drift(3, 'A quota.'), drift(9, 'A limit.')];
  acceptDrifts([drift(3, 'A quota.')], all, 'Only next has quotas', siteDir);
  expect(newDrifts(all, siteDir)).toEqual([drift(9, 'A limit.')]);
  expect(newDrifts([drift(5, 'A quota.')], siteDir)).toEqual([]);
});

test('an edited paragraph is a new difference, and differences that no longer exist are forgotten', () => {
  acceptDrifts([drift(3, 'A quota.')], [drift(3, 'A quota.')], 'Only next has quotas', siteDir);
  expect(newDrifts([drift(3, 'A quota of ten.')], siteDir)).toHaveLength(1);
  const changed = [drift(3, 'A quota of ten.')];
  acceptDrifts(changed, changed, 'Ten since next', siteDir);
  expect(newDrifts([drift(3, 'A quota.')], siteDir)).toHaveLength(1);
});

test('an accepted difference stays accepted when its page moves, or becomes a release', () => {
  const before = drift(3, 'A quota, see [limits](../limits.md#quota).');
  acceptDrifts([before], [before], 'Only next has quotas', siteDir);
  const after = {
    ...drift(3, 'A quota, see [limits](./guides/limits.md#quota).'),
    location: 'versioned_docs/version-3.0.0/all/faq.md:3',
  };
  expect(newDrifts([after], siteDir)).toEqual([]);
});

test('a retired version leaves no accepted differences', () => {
  const older = {...drift(9, 'A limit.'), location: 'docs/api.md:9', missingFrom: '1.0.0'};
  acceptDrifts([drift(3, 'A quota.'), older], [drift(3, 'A quota.'), older], 'New', siteDir);
  const list = fs.readFileSync(path.join(siteDir, acceptedFile), 'utf8');
  expect(list, 'sorted by page').toMatch(/docs\/api\.md[^]*docs\/faq\.md/);
  expect(JSON.parse(withoutVersion(list, '1.0.0'))).toHaveLength(1);
});

test('an accepted difference that no longer exists is reported, until it is forgotten', () => {
  const both = [drift(3, 'A quota.'), drift(9, 'A limit.')];
  acceptDrifts(both, both, 'Only next has quotas', siteDir);
  expect(staleReasons(both, siteDir)).toEqual([]);
  const left = both.slice(0, 1);
  expect(staleReasons(left, siteDir)).toEqual([
    {
      location: expect.stringMatching(/^src\/tools\/drift\/acceptedDrifts\.json:\d+$/) as string,
      page: 'docs/faq.md',
      missingFrom: '2.0.0',
      reason: 'Only next has quotas',
    },
  ]);
  acceptDrifts([], left, '', siteDir);
  expect(staleReasons(left, siteDir)).toEqual([]);
  expect(newDrifts(both, siteDir)).toEqual([drift(9, 'A limit.')]);
});
