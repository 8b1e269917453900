import fs from 'node:fs';
import path from 'node:path';

/**
 * Folders that nothing a page is compiled with may import, as lint ensures. The bundler knows of their
 * code by itself.
 */
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

/** The code that decides what pages are compiled to and which faults they have, as paths below the site's. */
export function pageCode(siteDir: string): string[] {
  const folders = fs.readdirSync(path.join(siteDir, 'src'));
  // The folders of writers' components register them.
  return [...folders.filter((folder) => !otherCode.includes(folder)), 'components/writers']
    .sort()
    .map((folder) => `src/${folder}`);
}
