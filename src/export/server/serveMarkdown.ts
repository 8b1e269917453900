import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Returns middleware for the dev server that serves the Markdown of pages.
 *
 * @param write returns the text for a path such as `/docs/faq.md`, or undefined for other paths
 */
export function serveMarkdown(write: (pathname: string) => string | undefined) {
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
