import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Middleware of the dev server: answers a request for the Markdown of a page.
 *
 * @param write gives the text of an address such as `/docs/faq.md`, or undefined when it is none
 */
export function serveMarkdown(write: (address: string) => string | undefined) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    try {
      const text = write(decodeURI((request.url ?? '').replace(/[?#].*$/, '')));
      if (text === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
      response.end(text);
    } catch (error) {
      next(error);
    }
  };
}
