import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import {version} from 'subset-font/package.json';
import type {Face} from './faces';

/**
 * What a browser applies of its own accord, and the figures of one width that the tour asks for. All
 * the rest (small capitals, fractions, other shapes of a letter) makes a file a third larger or more.
 */
const keepFeatures = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'tnum',
];

/**
 * Cuts a face down to the characters, without the hints for coarse screens, which are a fifth of it.
 * It takes a third of a second, so the result is kept for the next build or start.
 *
 * @param cacheFolder absolute path; may not be there yet
 * @returns the font as WOFF2
 */
export async function cutFace(
  {file, axes}: Face,
  characters: string,
  cacheFolder: string,
): Promise<Buffer> {
  const whole = await fs.readFile(require.resolve(file));
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures,
    noHinting: true,
    ...(axes && {variationAxes: axes}),
  };
  const key = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([characters, options, version]));
  const kept = path.join(cacheFolder, `${key.digest('hex')}.woff2`);
  try {
    return await fs.readFile(kept);
  } catch {
    const content = await subsetFont(whole, characters, options);
    await fs.mkdir(cacheFolder, {recursive: true});
    // Another build may read while this one writes.
    await fs.writeFile(`${kept}.${process.pid}`, content);
    await fs.rename(`${kept}.${process.pid}`, kept);
    return content;
  }
}
