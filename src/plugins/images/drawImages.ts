import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {pngIcons} from '../../config/brand';
import {inlineTokens} from '../../css/tokens';

/** An image in `static/img` whose colors are tokens, and its output file. */
interface Image {
  source: string;
  /** Path relative to the site's root. */
  file: string;
  mode: 'light' | 'dark';
}

const images: Image[] = [
  {source: 'favicon.svg', file: 'img/favicon.svg', mode: 'light'},
  {source: 'wordmark.svg', file: 'img/wordmark.svg', mode: 'light'},
  {source: 'wordmark.svg', file: 'img/wordmark-dark.svg', mode: 'dark'},
];

/** Draws the icon as PNG files, keyed by path relative to the site's root. */
export function drawIcons(): Map<string, Buffer> {
  const svg = drawImages().get('img/favicon.svg') ?? '';
  // Phones round the corners themselves, and would fill transparent ones with black.
  const square = svg.replace(' rx="7"', '');
  return new Map(
    [
      {...pngIcons.icon, drawing: svg},
      {...pngIcons.touch, drawing: square},
    ].map(({file, size, drawing}) => [
      file,
      new Resvg(drawing, {fitTo: {mode: 'width', value: size}}).render().asPng(),
    ]),
  );
}

/** Returns the images in the colors of tokens.css, keyed by path relative to the site's root. */
export function drawImages(): Map<string, string> {
  const folder = path.join(__dirname, '../../../static/img');
  return new Map(
    images.map(({source, file, mode}) => [
      file,
      inlineTokens(fs.readFileSync(path.join(folder, source), 'utf8'), mode),
    ]),
  );
}
