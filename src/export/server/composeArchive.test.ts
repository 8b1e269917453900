import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/parsePage';
import {archiveFilesOf, archivePage} from './archivePage';
import {composeArchive} from './composeArchive';
import type {PageExport} from './exportPage';
import type {ExportedPage, ExportedVersion} from './listVersions';

const site = {title: 'Docs', tagline: 'All', url: 'https://site.example', baseUrl: '/docs/'};
const names = {label: 'next', name: 'next', path: '/docs/next/'};

/** Returns the zip for a version with these sources, keyed by route. */
function archive(sources: Record<string, string>): Uint8Array {
  const pages = Object.keys(sources).map((route): ExportedPage => ({
    title: route,
    description: '',
    permalink: `/docs/next/${route}`,
    version: names,
    entries: [],
  }));
  const sections = [{title: 'All', pages}];
  const version: ExportedVersion = {...names, isLatest: false, sections};
  const files = archiveFilesOf(version, site.url);
  const exports = new Map(
    pages.map((page): [ExportedPage, PageExport] => {
      const text = sources[page.title] ?? '';
      return [page, {text, archived: archivePage(parsePage(text), page, files), members: []}];
    }),
  );
  return composeArchive(version, exports, site);
}

function filesIn(zip: Uint8Array): Record<string, string> {
  const entries = Object.entries(unzipSync(zip));
  return Object.fromEntries(entries.map(([file, content]) => [file, strFromU8(content)]));
}

test('links between pages point to files, and other links stay unchanged', () => {
  const files = filesIn(
    archive({
      'api/$filter':
        '[faq](https://site.example/docs/next/faq#a) [here](https://site.example/docs/next/api/$filter#b) [old](https://site.example/docs/faq)',
      faq: '[filter](https://site.example/docs/next/api/$filter)\n\nSee [https://site.example/docs/next/faq](https://site.example/docs/next/faq)',
    }),
  );
  expect(files).toEqual({
    'qodly-docs-next/README.md': expect.stringContaining('- [faq](faq.md)') as string,
    'qodly-docs-next/api/$filter.md':
      '[faq](../faq.md#a) [here](#b) [old](https://site.example/docs/faq)\n',
    'qodly-docs-next/faq.md':
      '[filter](api/$filter.md)\n\nSee <https://site.example/docs/next/faq>\n',
  });
});

test('the same pages produce the same bytes in any time zone', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Auckland';
  const inAuckland = archive({a: 'A', b: 'B'});
  process.env.TZ = 'America/Los_Angeles';
  const inLosAngeles = archive({a: 'A', b: 'B'});
  process.env.TZ = zone;
  expect(Buffer.from(inAuckland).equals(Buffer.from(inLosAngeles))).toBe(true);
});
