import fs from 'node:fs';
import path from 'node:path';

/** The checks run in the root of the repository, in Vitest and in Playwright alike. */
export const buildDir = path.resolve('build');

/**
 * Routes of the pages in `build/`, below the base path: `faq`, `next/api/$filter`; empty for the
 * landing page. @throws Error when the site was not built.
 */
export function emittedRoutes(): Set<string> {
  if (!fs.existsSync(buildDir)) {
    throw new Error('There is no build/. Run `npm run build` first.');
  }
  return new Set(
    fs
      .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'))
      .map((file) =>
        file
          .split(path.sep)
          .join('/')
          .replace(/(?:^|\/)index\.html$|\.html$/, ''),
      ),
  );
}
