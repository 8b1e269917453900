import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect, test, vi} from 'vitest';
import {serveText} from './serveText';

function request(url: string, write: (pathname: string) => string | undefined) {
  const response = {setHeader: vi.fn(), end: vi.fn()};
  const next = vi.fn();
  const serve = serveText('text/markdown; charset=utf-8', write);
  serve({url} as IncomingMessage, response as unknown as ServerResponse, next);
  return {response, next};
}

const write = (pathname: string) => (pathname === '/docs/$a b.md' ? '# A' : undefined);

test('returns the Markdown of a page', () => {
  const {response, next} = request('/docs/$a%20b.md?x=1', write);
  expect(response.end).toHaveBeenCalledWith('# A');
  expect(response.setHeader).toHaveBeenCalledWith('Content-Type', 'text/markdown; charset=utf-8');
  expect(next).not.toHaveBeenCalled();
});

test('passes every other request to the server', () => {
  const {response, next} = request('/docs/faq', write);
  expect(next).toHaveBeenCalledWith();
  expect(response.end).not.toHaveBeenCalled();
});

test('passes errors on', () => {
  expect(request('/docs/%', write).next).toHaveBeenCalledWith(expect.any(URIError));
});
