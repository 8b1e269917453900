import {expect, test, vi} from 'vitest';
import type {Finding} from 'qodlyscript';
import {summarize} from './Findings';

vi.mock('@site/src/addresses/paths', () => ({joinRoute: vi.fn()}));
vi.mock('@site/src/client/copyText', () => ({copyText: vi.fn()}));
vi.mock('@site/src/components/CodeRunner/Panel', () => ({describeFinding: vi.fn()}));

test.each<[kinds: string, summary: string]>([
  ['', 'No differences from the 1.1.0 documentation found.'],
  ['error', '1 error.'],
  ['error error undocumented', '2 errors, 1 name that is not documented in 1.1.0.'],
  ['undocumented undocumented', '2 names that are not documented in 1.1.0.'],
  ['upgrade', 'No differences from the 1.1.0 documentation found. An upgrade affects 1 location.'],
  ['error upgrade upgrade', '1 error. An upgrade affects 2 locations.'],
])('findings: %s', (kinds, summary) => {
  const findings = (kinds.match(/\w+/g) ?? []).map((kind) => ({kind}) as Finding);
  expect(summarize({findings, names: [], unknown: []}, '1.1.0')).toBe(summary);
});
