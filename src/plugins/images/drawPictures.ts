import fs from 'node:fs';
import path from 'node:path';
import {inlineTokens} from '../../css/tokens';

/** A picture in `static/img` whose colours are tokens, and the file it becomes. */
interface Picture {
  source: string;
  /** Path below the site's root. */
  file: string;
  mode: 'light' | 'dark';
}

const pictures: Picture[] = [
  {source: 'favicon.svg', file: 'img/favicon.svg', mode: 'light'},
  {source: 'wordmark.svg', file: 'img/wordmark.svg', mode: 'light'},
  {source: 'wordmark.svg', file: 'img/wordmark-dark.svg', mode: 'dark'},
];

/** By path below the site's root, the pictures with the colours of tokens.css. */
export function drawPictures(): Map<string, string> {
  const folder = path.join(__dirname, '../../../static/img');
  return new Map(
    pictures.map(({source, file, mode}) => [
      file,
      inlineTokens(fs.readFileSync(path.join(folder, source), 'utf8'), mode),
    ]),
  );
}
