import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Returns middleware for the dev server that serves the Markdown of pages.
 *
 * @param write returns the text for an address such as `/docs/faq.md`, or undefined for other addresses
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
