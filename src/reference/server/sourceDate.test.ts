import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {sourceDate} from './sourceDate';

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-docs-'));
});

afterEach(() => {
  fs.rmSync(directory, {recursive: true});
});

test('returns the day of the newest commit', () => {
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
  expect(sourceDate(directory)).toBeUndefined();
});
