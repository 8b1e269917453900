import fs from 'node:fs';
import path from 'node:path';

/** Folders that page compilation doesn't import, which lint ensures; the bundler tracks their code. */
const otherCode = [
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

/** Lists the code that determines the compiled pages and the check results, relative to the site. */
export function pageCode(siteDir: string): string[] {
  const folders = fs.readdirSync(path.join(siteDir, 'src'));
  // Writers' components are registered by folder name.
  return [...folders.filter((folder) => !otherCode.includes(folder)), 'components/writers']
    .sort()
    .map((folder) => `src/${folder}`);
}
