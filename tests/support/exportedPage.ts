import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toTree} from '../../src/export/server/toTree';
import {toMarkdown} from '../../src/export/server/writeMarkdown';

const introductionEnd = '/docs/llms.txt>\n\n';

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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  const docs = path.join(folder, 'docs');
  const all = {...files, 'page.md': source};
  for (const [name, content] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(docs, name)), {recursive: true});
    fs.writeFileSync(path.join(docs, name), content);
  }
  fs.writeFileSync(path.join(folder, 'versions.json'), '[]');
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
    keywords: [],
  };
  try {
    const context = {
      siteDir: folder,
      siteUrl: 'https://site.example',
      baseUrl: '/docs/',
      permalinks,
    };
    return toMarkdown(toTree(page, context));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
