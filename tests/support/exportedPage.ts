import path from 'node:path';
import {exportPage} from '../../src/export/server/exportPage';
import {temporarySite} from './temporaryFolder';

const introductionEnd = 'https://site.example/docs/page>\n\n';

/** Exports a page and returns the body, without the generated introduction. */
export function exportedBody(source: string, files: Record<string, string> = {}): string {
  const text = exportedPage(`---\ntitle: Page\n---\n\n${source}\n`, '', files);
  return text.slice(text.indexOf(introductionEnd) + introductionEnd.length).trim();
}

/** Returns the exported Markdown of `/docs/page`; `files` are next to it in `/docs/`. */
export function exportedPage(
  source: string,
  description = '',
  files: Record<string, string> = {},
): string {
  const all = {...files, 'page.md': source};
  const folder = temporarySite(all);
  const docs = path.join(folder, 'docs');
  const pages = Object.keys(all).filter((name) => name.endsWith('.md'));
  const permalinks = new Map(
    pages.map((name) => [path.join(docs, name), `/docs/${name.replace(/\.md$/, '')}`]),
  );
  const page = {
    title: 'Page',
    description,
    version: {label: '0.2.0', name: '0.2.0 (latest)', path: '/docs/'},
    permalink: '/docs/page',
    file: path.join(docs, 'page.md'),
  };
  return exportPage(page, {siteDir: folder, siteUrl: 'https://site.example', permalinks}).text;
}
