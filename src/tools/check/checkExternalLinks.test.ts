import {afterEach, beforeEach, expect, test} from 'vitest';
import {startServer, type RunningServer} from '../../../tests/support/startServer';
import {createWritersSite, type WritersSite} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import {listFiles} from '../listFiles';
import {checkExternalLinks} from './checkExternalLinks';

let server: RunningServer;
let requested: string[];
let site: WritersSite;

beforeEach(async () => {
  requested = [];
  server = await startServer(({url = ''}, response) => {
    requested.push(url);
    if (url === '/hangs') {
      return;
    }
    const status = url === '/account' ? 403 : url === '/gone' ? 404 : 200;
    response.writeHead(status).end('x');
  });
});

afterEach(() => server.stop());

async function messages(source: string, timeLimit = 4000): Promise<string[]> {
  site = createWritersSite({'docs/page.md': source});
  const read = readSite(site.directory);
  const problems = await checkExternalLinks(listFiles(read), read, timeLimit);
  return problems.map(({line, found}) => `${line}: ${found}`);
}

test('accepts existing pages, even if they need an account, and requests them once', async () => {
  const links = ['/', '/', '/account'].map((path) => `[a](${server.origin}${path})`);
  expect(await messages(`${links.join(' ')} [b](other.md)`)).toEqual([]);
  expect(requested.sort()).toEqual(['/', '/account']);
});

test("reports the line of a URL that is missing, or doesn't respond", async () => {
  const unreachableUrl = 'http://127.0.0.1:9/';
  expect(
    await messages(
      `A\n\n[a](${server.origin}/gone)\n\n[b](${server.origin}/hangs)\n\n[c](${unreachableUrl})`,
      1000,
    ),
  ).toEqual([
    `3: the link to ${server.origin}/gone returns status 404`,
    `5: the link to ${server.origin}/hangs gets no response`,
    `7: the link to ${unreachableUrl} gets no response`,
  ]);
});
