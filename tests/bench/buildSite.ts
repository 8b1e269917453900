import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const pages = ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.ts'];
const code = ['docusaurus.config.ts', 'i18n'];
// `sidebars.ts` imports from `src`.
const common = ['package.json', 'static', 'tsconfig.json', 'src'];

/** Builds our site, or stock Docusaurus with the same content, from a copy of the pages. Returns the folder. */
export function buildSite(site: 'ours' | 'stock'): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${site}-`));
  for (const source of [...pages, ...common, ...(site === 'ours' ? code : [])]) {
    fs.cpSync(path.join(root, source), path.join(directory, source), {recursive: true});
  }
  if (site === 'stock') {
    // Docusaurus would use any theme in this folder.
    fs.rmSync(path.join(directory, 'src/theme'), {recursive: true});
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
  const config = site === 'stock' ? ['--config', path.join(__dirname, 'stock.config.ts')] : [];
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const start = Date.now();
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', directory, ...config], {
    cwd: directory,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`Building ${site} in ${directory} failed.`);
  }
  const folder = path.join(directory, 'build');
  console.log(`${site} is in ${folder}, built in ${Math.round((Date.now() - start) / 1000)} s`);
  return folder;
}
