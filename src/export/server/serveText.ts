import type {IncomingMessage, ServerResponse} from 'node:http';

/**
 * Returns middleware for the dev server that serves generated text.
 *
 * @param write returns the text for a path such as `/docs/faq.md`, or undefined for other paths
 */
export function serveText(type: string, write: (pathname: string) => string | undefined) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    try {
      const text = write(decodeURI((request.url ?? '').replace(/[?#].*$/, '')));
      if (text === undefined) {
        next();
        return;
      }
      response.setHeader('Content-Type', type);
      response.end(text);
    } catch (error) {
      next(error);
    }
  };
}

/** Returns configuration that adds middleware to the dev server. The bundler's type lacks `devServer`. */
export function devServerConfig(middleware: ReturnType<typeof serveText>): object {
  return {
    devServer: {
      // Comes first, because Docusaurus' fallback serves the landing page. Returns an empty array,
      // because Docusaurus calls this in addition to its own function, and concatenates the results.
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(middleware);
        return [];
      },
    },
  };
}
