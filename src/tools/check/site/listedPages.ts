import fs from 'node:fs';
import path from 'node:path';
import type {FileProblem} from '../../../checks/problem';
import type {Site} from '../../../content/site';
import {readMovedPagesIfAny} from '../../movedPages';
import {pageLists} from '../../pageLists';

/** Requires the landing page, the navigation bar, and the search tasks to refer only to existing pages. */
export function listedPageProblems(site: Site): FileProblem[] {
  const existingRoutes = new Set(site.versions.flatMap(({pages}) => pages.map(({route}) => route)));
  const moved = new Set(Object.values(readMovedPagesIfAny(site)).flatMap(Object.keys));
  return pageLists.flatMap(({file, routes}) => {
    const fullPath = path.join(site.directory, file);
    if (!fs.existsSync(fullPath)) {
      return [];
    }
    const lines = fs.readFileSync(fullPath, 'utf8').split('\n');
    return routes
      .filter((route) => moved.has(route) && !existingRoutes.has(route))
      .map((route) => ({
        file: fullPath,
        line: lines.findIndex((line) => line.includes(`'${route}'`)) + 1,
        found: `the page "${route}" was moved or deleted`,
        hint: 'Name the page that replaces it, or delete the entry',
      }));
  });
}
