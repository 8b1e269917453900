import type {Site} from '../../content/site';
import {findText} from '../git';

/** Where code has the route of a page between quotes: `src/config/navbar.ts:12:…`. */
export function findMentions({directory}: Site, route: string): string[] {
  return findText(
    directory,
    [`'${route}'`, `"${route}"`],
    ['*.ts', '*.tsx', '*.mdx', '*.json', ':!*/movedPages.json', ':!versioned_sidebars'],
  );
}
