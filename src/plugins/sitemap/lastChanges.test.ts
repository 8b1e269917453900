import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporaryFolder';
import {lastChanges} from './lastChanges';

let directory: string;

beforeEach(() => {
  directory = temporaryFolder({'docs/.gitkeep': ''});
});

function commit(file: string, text: string, day: string): void {
  fs.writeFileSync(path.join(directory, file), text);
  const env = {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
  const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com'];
  for (const args of [
    ['add', file],
    [...identity, 'commit', '-qm', 'Write'],
  ]) {
    execFileSync('git', args, {cwd: directory, env});
  }
}

test('returns the date of the last commit to each page', () => {
  execFileSync('git', ['init', '-q'], {cwd: directory});
  commit('docs/$filter.md', 'one', '2025-01-01');
  commit('docs/faq.md', 'one', '2025-02-02');
  commit('docs/faq.md', 'two', '2025-03-03');
  expect(Object.fromEntries(lastChanges(directory))).toEqual({
    'docs/$filter.md': '2025-01-01',
    'docs/faq.md': '2025-03-03',
  });
});

test('returns nothing in a shallow clone', () => {
  execFileSync('git', ['init', '-q'], {cwd: directory});
  commit('docs/faq.md', 'one', '2025-02-02');
  commit('docs/other.md', 'two', '2025-03-03');
  const shallow = path.join(directory, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${directory}`, shallow]);
  expect(lastChanges(shallow).size).toBe(0);
});

test('returns nothing without Git', () => {
  expect(lastChanges(directory).size).toBe(0);
});
