import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawPictures} from './drawPictures';

/** Serves the icon and the wordmarks of `static/img` in the colours of tokens.css. */
export default function picturesPlugin({baseUrl}: LoadContext): Plugin {
  function serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const file = (request.url ?? '').replace(/[?#].*$/, '').slice(baseUrl.length);
    const picture = drawPictures().get(file);
    if (picture === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end(picture);
  }

  return {
    name: 'pictures',
    // The types of the bundler's configuration leave its dev server out.
    configureWebpack: () =>
      ({
        devServer: {
          // Docusaurus calls this besides its own function, with one list of middlewares.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift(serve);
            return [];
          },
        },
      }) as object,
    async postBuild({outDir}) {
      await Promise.all(
        [...drawPictures()].map(([file, picture]) =>
          fs.writeFile(path.join(outDir, file), picture),
        ),
      );
    },
  };
}
