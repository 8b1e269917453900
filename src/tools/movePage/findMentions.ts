import type {Site} from '../../content/site';
import {findText} from '../git';

/** Where the site's code still has the route of a page in quotes: `src/config/navbar.ts:12:…`. */
export function findMentions({directory}: Site, route: string): string[] {
  const places = findText(
    directory,
    [`'${route}'`, `"${route}"`],
    ['src/*.ts', 'src/*.tsx', 'src/*.mdx', 'src/*.json', ':!*.test.ts', ':!*/movedPages.json'],
  );
  // Comments name pages as examples.
  return places.filter((place) => !/^[^:]+:\d+:\s*(?:\*|\/\/|\/\*)/.test(place));
}
