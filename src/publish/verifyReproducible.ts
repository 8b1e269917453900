import {execFileSync, execSync} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {listFiles} from './fileRules';

/**
 * Releases the current commit in two clean clones, in sequence, and compares every byte.
 *
 * @throws Error that lists the differences
 */
export async function verifyReproducible(siteDir: string): Promise<void> {
  const clones = [];
  for (const name of ['one', 'another-folder']) {
    const clone = await fs.mkdtemp(path.join(os.tmpdir(), `qodly-docs-${name}-`));
    execFileSync('git', ['clone', '--quiet', siteDir, clone]);
    for (const command of ['npm ci --prefer-offline', 'npm run release']) {
      execSync(command, {cwd: clone, stdio: 'inherit'});
    }
    clones.push(path.join(clone, 'dist'));
  }
  const [left = '', right = ''] = clones;
  const differing = await compareFolders(left, right);
  if (differing.length > 0) {
    throw new Error(`These files differ between ${left} and ${right}:\n${differing.join('\n')}`);
  }
  await Promise.all(clones.map((dist) => fs.rm(path.dirname(dist), {recursive: true})));
  console.log('Two clean clones produced identical files.');
}

async function compareFolders(left: string, right: string): Promise<string[]> {
  const files = new Set([...(await listFiles(left)), ...(await listFiles(right))]);
  const read = (folder: string, file: string) =>
    fs.readFile(path.join(folder, file)).catch(() => undefined);
  const differing = [];
  for (const file of files) {
    const [first, second] = [await read(left, file), await read(right, file)];
    if (!first || !second || !first.equals(second)) {
      differing.push(file);
    }
  }
  return differing;
}
