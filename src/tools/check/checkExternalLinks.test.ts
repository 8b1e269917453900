import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createWritersSite, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site';
import {listFiles} from '../listFiles';
import {checkExternalLinks} from './checkExternalLinks';

let server: http.Server;
let origin: string;
let requested: string[];
let site: WritersSite;

beforeEach(async () => {
  requested = [];
  server = http.createServer(({url = ''}, response) => {
    requested.push(url);
    if (url === '/hangs') {
      return;
    }
    const status = url === '/account' ? 403 : url === '/gone' ? 404 : 200;
    response.writeHead(status).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function messages(source: string, timeLimit = 4000): Promise<string[]> {
  site = createWritersSite({'docs/page.md': source});
  const read = readSite(site.directory);
  const problems = await checkExternalLinks(listFiles(read), read, timeLimit);
  return problems.map(({line, found}) => `${line}: ${found}`);
}

test('accepts existing pages, even if they need an account, and requests them once', async () => {
  const links = ['/', '/', '/account'].map((path) => `[a](${origin}${path})`);
  expect(await messages(`${links.join(' ')} [b](other.md)`)).toEqual([]);
  expect(requested.sort()).toEqual(['/', '/account']);
});

test("reports the line of a URL that is missing, or doesn't respond", async () => {
  const unreachableUrl = 'http://127.0.0.1:9/';
  expect(
    await messages(
      `A\n\n[a](${origin}/gone)\n\n[b](${origin}/hangs)\n\n[c](${unreachableUrl})`,
      1000,
    ),
  ).toEqual([
    `3: the link to ${origin}/gone returns status 404`,
    `5: the link to ${origin}/hangs gets no response`,
    `7: the link to ${unreachableUrl} gets no response`,
  ]);
});
