import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {sourceDate} from './sourceDate';

test('returns the day of the newest commit', () => {
  const directory = temporaryFolder();
  execFileSync('git', ['init', '-q'], {cwd: directory});
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  for (const day of ['2027-03-03', '2027-01-31']) {
    execFileSync('git', [...identity, 'commit', '-qm', 'Write', '--allow-empty'], {
      cwd: directory,
      env: {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`},
    });
  }
  expect(sourceDate(directory)).toBe('2027-01-31');
});

test('returns nothing without Git', () => {
  expect(sourceDate(temporaryFolder())).toBeUndefined();
});
