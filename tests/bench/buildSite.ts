import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const pages = ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.ts'];
const code = ['docusaurus.config.ts', 'i18n', 'src'];
const common = ['package.json', 'static', 'tsconfig.json'];

interface Variant {
  /** Built by stock Docusaurus, or by us. */
  site: 'ours' | 'stock';
  /** A version to leave out. */
  without?: string;
}

/** Builds the site from a copy of its pages. Returns the folder of the build. */
export function buildSite({site, without}: Variant): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${site}-`));
  for (const source of [...pages, ...common, ...(site === 'ours' ? code : [])]) {
    fs.cpSync(path.join(root, source), path.join(directory, source), {recursive: true});
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
  if (without !== undefined) {
    removeVersion(directory, without);
  }
  const config = site === 'stock' ? ['--config', path.join(__dirname, 'stock.config.ts')] : [];
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const start = Date.now();
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', directory, ...config], {
    cwd: directory,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`The build of ${site}${without ? ` without ${without}` : ''} failed.`);
  }
  const folder = path.join(directory, 'build');
  console.log(`${site} is in ${folder}, built in ${Math.round((Date.now() - start) / 1000)} s`);
  return folder;
}

function removeVersion(directory: string, version: string): void {
  const list = path.join(directory, 'versions.json');
  const versions = JSON.parse(fs.readFileSync(list, 'utf8')) as string[];
  fs.writeFileSync(list, JSON.stringify(versions.filter((name) => name !== version)));
  fs.rmSync(path.join(directory, `versioned_docs/version-${version}`), {recursive: true});
  fs.rmSync(path.join(directory, `versioned_sidebars/version-${version}-sidebars.json`));
}
