import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Gives a run of Vitest its own folder for temporary files. Returns a function that removes it at the end. */
export default function setup(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qodly-tests-'));
  process.env.TMPDIR = folder;
  return () => fs.rmSync(folder, {recursive: true, force: true});
}
