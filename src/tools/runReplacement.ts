import path from 'node:path';
import {pageAt, pathInVersion, routeInVersion, type Site} from '../content/site/site';
import type {FileChanges} from './fileChanges';
import {findText} from './git';
import {runEdit, type Edit} from './runEdit';

/** The pages that the writer names, as absolute paths. */
interface Named {
  from: string;
  to: string;
  allVersions: boolean;
}

/** Runs `npm run move` or `npm run delete`, which both replace a page with another. */
export function runReplacement(usage: string, plan: (site: Site, named: Named) => Edit): void {
  runEdit({
    usage,
    options: {'all-versions': {type: 'boolean'}},
    count: 2,
    edit: (site, args, values) => {
      const [from, to] = args.map((name) => path.resolve(name)) as [string, string];
      const {changes, report} = plan(site, {
        from,
        to,
        allVersions: values['all-versions'] === true,
      });
      const mentions = describeMentions(site, changes, from, to);
      return {
        changes,
        report: [...report, ...mentions, 'Now check: npm run check -- --changed'],
        isComplete: mentions.length === 0,
      };
    },
  });
}

/**
 * Describes how to update the lines in the site's code that name a page by its route. They need no update
 * while a version still has the page.
 */
export function describeMentions(
  site: Site,
  changes: FileChanges,
  from: string,
  to: string,
): string[] {
  const remaining = site.versions.flatMap(
    (version) => pageAt(version, pathInVersion(site, from)) ?? [],
  );
  if (remaining.some(({file}) => !changes.has(file) || changes.get(file) !== undefined)) {
    return [];
  }
  const [route, replacement] = [routeInVersion(site, from), routeInVersion(site, to)];
  const files = ['src/*.ts', 'src/*.tsx', 'src/*.mdx', 'src/*.json'];
  const lines = findText(
    site.directory,
    [`'${route}'`, `"${route}"`],
    [...files, ':!*.test.ts', ':!*/movedPages.json'],
    // Skip comments, which mention pages as examples.
  ).filter((line) => !/^[^:]+:\d+:\s*(?:\*|\/\/|\/\*)/.test(line));
  return lines.length === 0
    ? []
    : [
        `No version has the page anymore, but these lines still name it. In each, write '${replacement}' instead of '${route}', and change the label if it no longer fits; or ask for that in your pull request:`,
        ...lines,
      ];
}
