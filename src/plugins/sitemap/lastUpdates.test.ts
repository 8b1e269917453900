import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {lastUpdates} from './lastUpdates';

const siteDir = path.resolve('/site');

test('dates only the files that Git tracks', async () => {
  const {getFileLastUpdateInfo} = lastUpdates(
    siteDir,
    () => new Map([['docs/a.md', '2025-02-03']]),
  );
  expect(await getFileLastUpdateInfo(path.join(siteDir, 'docs/a.md'))).toEqual({
    timestamp: Date.UTC(2025, 1, 3),
    author: '',
  });
  expect(await getFileLastUpdateInfo(path.join(siteDir, 'docs/new.md'))).toBeNull();
});

test('does not run Git before a page is read', () => {
  const changes = vi.fn(() => new Map<string, string>());
  lastUpdates(siteDir, changes);
  expect(changes).not.toHaveBeenCalled();
});
