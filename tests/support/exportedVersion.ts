import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import type {ExportedVersion} from '../../src/export/server/listVersions';
import type {Context} from '../../src/export/server/toTree';

/** Creates a version to export, with these pages by route; deletes it after the test. */
export function exportedVersion(pages: Record<string, string>): {
  version: ExportedVersion;
  context: Context;
} {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'version-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '[]');
  const names = {label: 'next', name: 'next (upcoming)', path: '/docs/'};
  const permalinks = new Map<string, string>();
  const exported = Object.entries(pages).map(([route, text]) => {
    const file = path.join(siteDir, 'docs', `${route}.md`);
    const permalink = names.path + route;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    permalinks.set(file, permalink);
    return {title: route, description: '', permalink, version: names, file, keywords: []};
  });
  return {
    version: {...names, isLatest: true, sections: [{title: 'All', pages: exported}]},
    context: {siteDir, siteUrl: 'https://site.example', baseUrl: '/docs/', permalinks},
  };
}
