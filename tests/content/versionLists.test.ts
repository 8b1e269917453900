import fs from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {temporaryFolder} from '../support/temporaryFolder';
import {compareWithList} from '../support/versionLists';

const file = path.join(temporaryFolder({'list.txt': 'faq\nstart\n'}), 'list.txt');

afterEach(() => vi.unstubAllEnvs());

test('a released version has exactly the listed entries', () => {
  expect(compareWithList(['start', 'faq'], '0.1.0', file)).toEqual({missing: [], unlisted: []});
  expect(compareWithList(['faq', 'new'], '0.1.0', file)).toEqual({
    missing: ['start'],
    unlisted: ['new'],
  });
});

test('next may have unlisted entries, but must have all listed ones', () => {
  expect(compareWithList(['start', 'faq', 'new'], 'next', file)).toEqual({
    missing: [],
    unlisted: [],
  });
  expect(compareWithList(['start'], 'next', file).missing).toEqual(['faq']);
});

test('an update writes the list', () => {
  vi.stubEnv('MODE', 'update-lists');
  expect(compareWithList(['start', 'new', 'new'], '0.1.0', file)).toEqual({
    missing: [],
    unlisted: [],
  });
  expect(fs.readFileSync(file, 'utf8')).toBe('new\nstart\n');
});
