import fs from 'node:fs';
import path from 'node:path';

/** Folders that page compilation doesn't import (lint enforces it); the bundler tracks their code. */
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
  // Writers' components are registered by folder name.
  return [...folders.filter((folder) => !excludedFolders.includes(folder)), 'components/writers']
    .sort()
    .map((folder) => `src/${folder}`);
}
