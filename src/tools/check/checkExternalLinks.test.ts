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
  server = http.createServer(({method, url = ''}, response) => {
    requested.push(`${method} ${url}`);
    if (url === '/hangs') {
      return;
    }
    const isRefused = url === '/get-only' && method === 'HEAD';
    const status = isRefused ? 405 : url === '/account' ? 403 : url === '/gone' ? 404 : 200;
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

test('accepts existing pages, even if they need GET or an account, and requests them once', async () => {
  const links = ['/', '/', '/get-only', '/account'].map((path) => `[a](${origin}${path})`);
  expect(await messages(`${links.join(' ')} [b](other.md)`)).toEqual([]);
  expect(requested.sort()).toEqual(['GET /get-only', 'HEAD /', 'HEAD /account', 'HEAD /get-only']);
});

test("reports the line of a URL that is missing, doesn't respond, or has no host", async () => {
  const unreachableUrl = 'http://127.0.0.1:9/';
  expect(
    await messages(
      `A\n\n[a](${origin}/gone)\n\n[b](${origin}/hangs)\n\n[c](${unreachableUrl})`,
      1000,
    ),
  ).toEqual([
    `3: the link to ${origin}/gone returns status 404`,
    `5: the link to ${origin}/hangs gets no response within 1 s`,
    `7: the link to ${unreachableUrl} gets no response`,
  ]);
});

test('reports that the machine is offline if no host is found, without blaming the links', async () => {
  const links = '[a](https://one.invalid/) [b](https://two.invalid/)';
  await expect(messages(links)).rejects.toThrow(
    /None of the 2 other sites can be reached.*offline/,
  );
});

test("reports the line of a host that isn't found if others are", async () => {
  expect(await messages(`[a](${origin}/)\n\n[b](https://one.invalid/)`)).toEqual([
    "3: the link to https://one.invalid/ has a host name that doesn't resolve",
  ]);
});
