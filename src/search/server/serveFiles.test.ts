import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {startServer, type RunningServer} from '../../../tests/support/startServer';
import {temporarySite} from '../../../tests/support/temporaryFolder';
import {Searcher} from '../engine/answer';
import {indexFile, textFile, type SearchManifest} from '../shared/files';
import {unpackIndex, type PackedIndex} from '../shared/packIndex';
import type {PageSource} from './collectPages';
import type {PlainIndex} from './makeFiles';
import {serveFiles} from './serveFiles';

const siteDir = temporarySite({'file.md': ''});
const page: PageSource = {
  tag: 'docs-default-current',
  route: '/docs/next/file',
  kind: 'class',
  tags: ['disk'],
  description: '',
  categories: [],
  names: new Map(),
  file: path.join(siteDir, 'docs/file.md'),
};
let pages = [page];
const serve = serveFiles({siteDir, baseUrl: '/docs/'}, () => pages);
let server: RunningServer;

beforeAll(async () => {
  vi.useFakeTimers({toFake: ['Date']});
  write('Opens the drawer.', 1);
  server = await startServer((request, response) => {
    serve(request, response, () => response.writeHead(418).end());
  });
});

afterAll(() => {
  vi.useRealTimers();
  server.stop();
});

function write(text: string, seconds: number): void {
  const file = path.join(siteDir, 'docs/file.md');
  pages = [page];
  fs.writeFileSync(file, `---\ntitle: File\n---\n\n## \`.open()\`\n\n${text}\n`);
  fs.utimesSync(file, seconds, seconds);
  // The server doesn't check the site again right away.
  vi.setSystemTime(seconds * 10_000);
}

function get(name: string): Promise<Response> {
  return fetch(server.origin + name);
}

async function routesFor(query: string): Promise<string[]> {
  const manifest = (await (await get('/docs/search-files.json')).json()) as SearchManifest;
  const hash = manifest['docs-default-current'];
  const response = await get(`/docs/${indexFile('docs-default-current', hash)}`);
  const searcher = new Searcher(unpackIndex((await response.json()) as PackedIndex));
  return searcher.answer(query, 8).hits.map(({document}) => document.sectionRoute);
}

test('builds the index from the Markdown, and rebuilds it after a page changes', async () => {
  expect(await routesFor('drawer')).toEqual(['/docs/next/file#open']);
  write('Opens the cupboard.', 2);
  expect(await routesFor('cupboard')).toEqual(['/docs/next/file#open']);
  expect(await routesFor('drawer')).toEqual([]);
});

test('serves excerpt text when the browser has the index from an earlier session', async () => {
  write('Opens the drawer.', 3);
  const texts = await get(`/docs/${textFile('docs-default-current', 0, '0123abcd')}`);
  expect(await texts.json()).toContainEqual(expect.stringContaining('Opens the drawer.'));
});

test('serves the index for external tools under its plain name', async () => {
  const response = await get(`/docs/${indexFile('docs-default-current')}`);
  const {documents} = (await response.json()) as PlainIndex;
  expect(documents[1]?.content).toBe('Opens the drawer.');
});

test('leaves other paths to the dev server and responds with 404 for missing files', async () => {
  expect((await get('/docs/faq')).status).toBe(418);
  expect((await get('/docs/%')).status).toBe(418);
  expect((await get(`/docs/${textFile('docs-default-current', 7, '0123abcd')}`)).status).toBe(404);
});
