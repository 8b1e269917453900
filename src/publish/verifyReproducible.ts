import {execFileSync, execSync} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {listFiles} from './fileRules';

/**
 * Releases the current commit in two clean clones, in sequence, and compares every byte.
 *
 * @throws Error that names the differences
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
  const [one = '', other = ''] = clones;
  const differing = await compareFolders(one, other);
  if (differing.length > 0) {
    throw new Error(
      `${differing.length} files differ between ${one} and ${other}:\n${differing.join('\n')}`,
    );
  }
  await Promise.all(clones.map((dist) => fs.rm(path.dirname(dist), {recursive: true})));
  console.log('Two clean clones gave the same bytes.');
}

async function compareFolders(one: string, other: string): Promise<string[]> {
  const files = new Set([...(await listFiles(one)), ...(await listFiles(other))]);
  const read = (folder: string, file: string) =>
    fs.readFile(path.join(folder, file)).catch(() => undefined);
  const differing = [];
  for (const file of files) {
    const [first, second] = [await read(one, file), await read(other, file)];
    if (!first || !second || !first.equals(second)) {
      differing.push(file);
    }
  }
  return differing;
}
