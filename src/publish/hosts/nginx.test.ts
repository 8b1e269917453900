import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {findBrotliModule, findNginx} from '../../../tests/setup/findPrograms';
import {skipWithoutNginx, startNginx} from '../../../tests/support/nginx';
import {assembleSmall} from '../../../tests/support/smallRelease';
import {openHost, type SendRequest} from '../verify/hostRequests';

let dist: string;
let host: Awaited<ReturnType<typeof startNginx>> | undefined;
let client: ReturnType<typeof openHost> | undefined;

const request: SendRequest = (...request) => {
  if (!client) {
    throw new Error('nginx is not running');
  }
  return client.request(...request);
};

beforeAll(async () => {
  if (!findNginx()) {
    return;
  }
  ({dist} = await assembleSmall({
    'faq.html': `<!doctype html><p>${'Text. '.repeat(500)}`,
  }));
  host = await startNginx(dist);
  client = openHost(host.origin);
});

afterAll(async () => {
  client?.stop();
  await host?.stop();
});

beforeEach(skipWithoutNginx);

test.each([
  ['text/markdown', 'markdown'],
  ['text/markdown;q=0.9, text/html;q=0.8', 'markdown'],
  ['text/markdown;variant=GFM;q=0.75, text/html;q=0.7', 'markdown'],
  ['text/markdown;q=0.3, text/html;q=0, */*', 'markdown'],
  ['text/markdown;q=0.05, */*;q=0.1', 'html'],
  ['text/markdown;Q=0.1, text/html', 'html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
])('Accept %s gets %s', async (accept, kind) => {
  const {status, headers} = await request('/docs/faq', {Accept: accept});
  expect(status).toBe(200);
  expect(headers['content-type']).toContain(`text/${kind}`);
  expect(headers.vary).toContain('Accept');
});

test('sends no Link header with assets', async () => {
  const {status, headers} = await request('/docs/assets/js/main.0123abcd.js');
  expect([status, headers.link]).toEqual([200, undefined]);
});

test('nginx serves .br files if its Brotli module is installed and the line is uncommented', async ({
  skip,
}) => {
  skip(!findBrotliModule(), "nginx's Brotli module is missing");
  const uncommented = await startNginx(dist, (config) =>
    config.replace('# brotli_static on;', 'brotli_static on;'),
  );
  const brotliClient = openHost(uncommented.origin);
  const encodingFrom = async (send: SendRequest) =>
    (await send('/docs/faq')).headers['content-encoding'];
  const encodings = [await encodingFrom(request), await encodingFrom(brotliClient.request)];
  brotliClient.stop();
  await uncommented.stop();
  expect(encodings).toEqual(['gzip', 'br']);
});
