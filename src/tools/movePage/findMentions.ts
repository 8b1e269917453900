import type {Site} from '../../content/site';
import {git} from '../git';

/** Where code has the route of a page between quotes: `src/config/navbar.ts:12:…`. */
export function findMentions({directory}: Site, route: string): string[] {
  const quoted = [`'${route}'`, `"${route}"`].flatMap((text) => ['-e', text]);
  const places = [
    '*.ts',
    '*.tsx',
    '*.mdx',
    '*.json',
    ':!*/movedPages.json',
    ':!versioned_sidebars',
  ];
  try {
    const found = git(
      directory,
      'grep',
      '--line-number',
      '--fixed-strings',
      ...quoted,
      '--',
      ...places,
    );
    return found.trim().split('\n');
  } catch {
    // git grep fails when it finds nothing.
    return [];
  }
}
