import fs from 'node:fs';
import path from 'node:path';
import type {FileFault} from '../../../checks/fault';
import type {Site} from '../../../content/site';
import {pageLists} from '../../pageLists';

/** The landing page, the navigation bar, and the search tasks lead to pages that some version has. */
export function listedPageFaults(site: Site): FileFault[] {
  const known = new Set(site.versions.flatMap(({pages}) => pages.map(({route}) => route)));
  return pageLists.flatMap(({file, routes}) => {
    const place = path.join(site.directory, file);
    if (!fs.existsSync(place)) {
      return [];
    }
    const lines = fs.readFileSync(place, 'utf8').split('\n');
    return routes
      .filter((route) => !known.has(route) && !route.startsWith('/category/'))
      .map((route) => ({
        file: place,
        line: lines.findIndex((line) => line.includes(`'${route}'`)) + 1,
        found: `no version has the page "${route}"`,
        hint: 'Name the page that replaces it, or delete the entry',
      }));
  });
}
