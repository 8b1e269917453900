import {pageAt, type Site} from '../content/site';
import type {FileChanges} from './fileChanges';
import {findText} from './git';

/** Advice about code that names a moved or deleted page. */
export interface Mentions {
  /** Lines to print. */
  report: string[];
  /** False if the writer must change something. */
  isDone: boolean;
}

/**
 * Describes how to update the lines in the site's code that name a page by its route. They need no update
 * while a version still has the page.
 *
 * @param changes the changes that move or delete it
 * @param replacement the route that replaces it
 */
export function describeMentions(
  site: Site,
  changes: FileChanges,
  {pagePath, route, replacement}: {pagePath: string; route: string; replacement: string},
): Mentions {
  const lines = findMentions(site, route);
  const versions = site.versions.filter((version) => {
    const page = pageAt(version, pagePath);
    return page && !(changes.has(page.file) && changes.get(page.file) === undefined);
  });
  if (lines.length === 0) {
    return {report: [], isDone: true};
  }
  const files = [...new Set(lines.map((line) => line.replace(/:.*/s, '')))].join(', ');
  if (versions.length > 0) {
    const labels = versions.map(({label}) => label).join(', ');
    return {
      report: [
        `These files still link to the page in ${labels}, which is correct, so don't change them: ${files}`,
      ],
      isDone: true,
    };
  }
  return {
    report: [
      `No version has the page anymore, but these lines still name it. In each, write '${replacement}' instead of '${route}', and change the label if it no longer fits; or ask for that in your pull request:`,
      ...lines,
    ],
    isDone: false,
  };
}

/** Returns lines in the site's code that contain a page's route in quotes: `src/config/navbar.ts:12:…`. */
export function findMentions({directory}: Site, route: string): string[] {
  const lines = findText(
    directory,
    [`'${route}'`, `"${route}"`],
    ['src/*.ts', 'src/*.tsx', 'src/*.mdx', 'src/*.json', ':!*.test.ts', ':!*/movedPages.json'],
  );
  // Skip comments, which mention pages as examples.
  return lines.filter((line) => !/^[^:]+:\d+:\s*(?:\*|\/\/|\/\*)/.test(line));
}
