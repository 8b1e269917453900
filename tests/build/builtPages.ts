import fs from 'node:fs';
import path from 'node:path';

/** Both Vitest and Playwright run from the repository's root. */
export const buildDir = path.resolve('build');

/**
 * Returns the routes of the pages in `build/`, relative to the base path: `faq`, `next/api/$filter`; empty
 * for the landing page. @throws Error if the site wasn't built.
 */
export function emittedRoutes(): Set<string> {
  if (!fs.existsSync(buildDir)) {
    throw new Error('The folder build/ is missing. Run `npm run build` first.');
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

/** Returns the HTML of the page at this route, or of the not-found page. */
export function readPage(route: string): string {
  const file = [`${route}.html`, path.join(route, 'index.html')]
    .map((name) => path.join(buildDir, name))
    .find((name) => fs.existsSync(name));
  return fs.readFileSync(file ?? path.join(buildDir, '404.html'), 'utf8');
}

/** Returns the content of a built file: `llms.txt`. */
export function readBuilt(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

const anchors = new Map<string, Set<string>>();

/** Returns the anchors on the built page at this route, which is empty for the landing page. */
export function anchorsOf(route: string): Set<string> {
  const known = anchors.get(route) ?? readAnchors(readBuilt(`${route || 'index'}.html`));
  anchors.set(route, known);
  return known;
}

function readAnchors(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="?([^" >]+)/g)].map(([, id = '']) => id));
}
