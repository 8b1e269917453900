import {afterEach, expect, test, vi} from 'vitest';
import {copyMarkdown} from './copyMarkdown';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubBrowser(respond: () => Promise<Response>, writeText = vi.fn()) {
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  return writeText;
}

const page = () => Promise.resolve(new Response('# Page\n'));

test('copies the Markdown at the URL', async () => {
  const writeText = stubBrowser(page);
  expect(await copyMarkdown('/docs/faq.md')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('# Page\n');
});

test('passes the clipboard a promise for the text if the browser accepts one', async () => {
  const write = vi.fn();
  stubBrowser(page);
  vi.stubGlobal('navigator', {clipboard: {write}});
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly items: Record<string, Promise<Blob>>) {}
    },
  );
  expect(await copyMarkdown('/docs/faq.md')).toBe('copied');
  const [[[item]]] = write.mock.calls as [[[{items: Record<string, Promise<Blob>>}]]];
  expect(await (await item.items['text/plain'])?.text()).toBe('# Page\n');
});

test('reports when the browser denies access to the clipboard', async () => {
  stubBrowser(page, vi.fn().mockRejectedValue(new DOMException('denied', 'NotAllowedError')));
  expect(await copyMarkdown('/docs/faq.md')).toBe('refused');
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file does not exist', () => Promise.resolve(new Response('# Gone', {status: 404}))],
  ['the response is HTML', () => Promise.resolve(new Response('<!doctype html>'))],
])('reports when %s', async (_, respond) => {
  const writeText = stubBrowser(respond);
  expect(await copyMarkdown('/docs/faq.md')).toBe('unreachable');
  expect(writeText).not.toHaveBeenCalled();
});
