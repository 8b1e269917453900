import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Merged {
  /** The merged text; conflicting passages stay as in the target text. */
  text: string;
  /** The conflicting passages, with git's conflict markers. */
  conflicts: string[];
}

interface Texts {
  /** The target text. */
  ours: string;
  /** The other text before and after its change. */
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
    const merge = (...options: string[]) => mergeFiles([...options, ...names, ...files]);
    const merged = merge();
    return {
      text: merge('--ours'),
      conflicts: [...merged.matchAll(/^<<<<<<< [\s\S]*?^>>>>>>> .*$/gm)].map(([part]) => part),
    };
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

function mergeFiles(args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync('git', ['merge-file', '-p', ...args], {
    encoding: 'utf8',
  });
  // The status is the number of conflicts, up to 127; any other status means that git failed.
  if (status === null || status > 127) {
    throw new Error(`git merge-file failed: ${stderr}`);
  }
  return stdout;
}
