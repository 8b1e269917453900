import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Merged {
  /** With the marks of git where the texts contradict each other. */
  text: string;
  conflicts: number;
}

interface Texts {
  /** The text that is to take up the change. */
  ours: string;
  /** The changed text before the change, and after it. */
  base: string;
  theirs: string;
}

/** Carries a change of one text into another, as git does in a merge. */
export function mergeTexts({ours, base, theirs}: Texts, labels: readonly string[]): Merged {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-merge-'));
  try {
    const files = Object.entries({ours, base, theirs}).map(([name, text]) => {
      fs.writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    });
    const names = labels.flatMap((label) => ['-L', label]);
    const result = spawnSync('git', ['merge-file', '-p', ...names, ...files], {encoding: 'utf8'});
    // The number of conflicts, up to 127; beyond, or below 0, it did not run.
    if (result.status === null || result.status > 127) {
      throw new Error(`git merge-file failed: ${result.stderr}`);
    }
    return {text: result.stdout, conflicts: result.status};
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
