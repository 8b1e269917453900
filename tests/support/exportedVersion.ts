import path from 'node:path';
import type {ExportedVersion} from '../../src/export/server/listVersions';
import type {Context} from '../../src/export/server/toTree';
import {temporarySite} from './temporaryFolder';

/** Creates a version to export, with these pages by route and content. */
export function exportedVersion(pages: Record<string, string>): {
  version: ExportedVersion;
  context: Context;
} {
  const sources = Object.entries(pages).map(([route, text]) => [`${route}.md`, text]);
  const siteDir = temporarySite(Object.fromEntries(sources) as typeof pages);
  const names = {label: 'next', name: 'next (upcoming)', path: '/docs/'};
  const permalinks = new Map<string, string>();
  const exported = Object.keys(pages).map((route) => {
    const file = path.join(siteDir, 'docs', `${route}.md`);
    const permalink = names.path + route;
    permalinks.set(file, permalink);
    return {title: route, description: '', permalink, version: names, file};
  });
  return {
    version: {...names, isLatest: true, sections: [{title: 'All', pages: exported}]},
    context: {siteDir, siteUrl: 'https://site.example', permalinks},
  };
}
