import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const pages = ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.ts'];
const code = ['docusaurus.config.ts', 'i18n'];
// `sidebars.ts` imports from `src`.
const common = ['package.json', 'static', 'tsconfig.json', 'src'];

const extraVersion = '0.0.1';

interface Variant {
  /** Our site, or stock Docusaurus with the same content. */
  site: 'ours' | 'stock';
  /** Adds another version, a copy of the oldest. */
  hasExtraVersion?: boolean;
}

/** Builds the site from a copy of its pages. Returns the build folder. */
export function buildSite({site, hasExtraVersion = false}: Variant): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${site}-`));
  for (const source of [...pages, ...common, ...(site === 'ours' ? code : [])]) {
    fs.cpSync(path.join(root, source), path.join(directory, source), {recursive: true});
  }
  if (site === 'stock') {
    // Docusaurus would use any theme in this folder.
    fs.rmSync(path.join(directory, 'src/theme'), {recursive: true});
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'));
  if (hasExtraVersion) {
    addVersion(directory);
  }
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

function addVersion(directory: string): void {
  const list = path.join(directory, 'versions.json');
  const versions = JSON.parse(fs.readFileSync(list, 'utf8')) as string[];
  const copy = (from: string, to: string) =>
    fs.cpSync(path.join(directory, from), path.join(directory, to), {recursive: true});
  const oldest = versions.at(-1) ?? '';
  copy(`versioned_docs/version-${oldest}`, `versioned_docs/version-${extraVersion}`);
  copy(
    `versioned_sidebars/version-${oldest}-sidebars.json`,
    `versioned_sidebars/version-${extraVersion}-sidebars.json`,
  );
  fs.writeFileSync(list, JSON.stringify([...versions, extraVersion]));
}
