import fs from 'node:fs';
import path from 'node:path';

/** Folders that page compilation doesn't import (enforced by lint); the bundler tracks their code. */
const excludedFolders = [
  'cache',
  'client',
  'components',
  'export',
  'pages',
  'plugins',
  'publish',
  'runtime',
  'search',
  'theme',
  'tools',
];

/** Lists the code that compiled pages and check results depend on, as paths relative to the site. */
export function pageCode(siteDir: string): string[] {
  const folders = fs.readdirSync(path.join(siteDir, 'src'));
  // The checks accept an element if this folder has a component with its name.
  return [...folders.filter((folder) => !excludedFolders.includes(folder)), 'components/writers']
    .sort()
    .map((folder) => `src/${folder}`);
}
