import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {socialCards, socialCardsFolder} from '../../config/socialCards';
import {drawCard} from './drawCard';
import {drawIcons, drawImages} from './drawImages';

/**
 * Draws the icon and the wordmarks in `static/img` in the colors of tokens.css. After the build, it
 * also draws the icon as PNG files, and a card for each section, which chat apps and feeds show next to
 * links to its pages.
 */
export default function images({baseUrl}: LoadContext): Plugin {
  function serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const file = (request.url ?? '').replace(/[?#].*$/, '').slice(baseUrl.length);
    const image = drawImages().get(file);
    if (image === undefined) {
      next();
      return;
    }
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end(image);
  }

  return {
    name: 'images',
    // The bundler's configuration type lacks `devServer`.
    configureWebpack: () =>
      ({
        devServer: {
          // Docusaurus calls this in addition to its own function, with the same list of middleware.
          setupMiddlewares: (middlewares: unknown[]) => {
            middlewares.unshift(serve);
            return [];
          },
        },
      }) as object,
    async postBuild({outDir}) {
      await fs.mkdir(path.join(outDir, socialCardsFolder), {recursive: true});
      const files: [file: string, content: string | Buffer][] = [
        ...drawImages(),
        ...drawIcons(),
        ...socialCards.map(({name, title}): [string, Buffer] => [
          path.join(socialCardsFolder, `${name}.png`),
          drawCard(title),
        ]),
      ];
      await Promise.all(
        files.map(([file, content]) => fs.writeFile(path.join(outDir, file), content)),
      );
    },
  };
}
