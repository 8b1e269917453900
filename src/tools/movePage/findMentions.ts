import type {Site} from '../../content/site';
import {findText} from '../git';

/** Returns the lines of the site's code with the route of a page in quotes: `src/config/navbar.ts:12:…`. */
export function findMentions({directory}: Site, route: string): string[] {
  const places = findText(
    directory,
    [`'${route}'`, `"${route}"`],
    ['src/*.ts', 'src/*.tsx', 'src/*.mdx', 'src/*.json', ':!*.test.ts', ':!*/movedPages.json'],
  );
  // Skip comments, which mention pages as examples.
  return places.filter((place) => !/^[^:]+:\d+:\s*(?:\*|\/\/|\/\*)/.test(place));
}
