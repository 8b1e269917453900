import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import subset from 'subset-font';
import {version} from 'subset-font/package.json';
import {replaceFile} from '../../content/cache/replaceFile';
import type {Font} from './fonts';

/**
 * The features that browsers apply by default, plus tabular figures for the demo on the landing page. The
 * rest (small capitals, fractions, alternates) would make a file at least a third larger.
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
 * Subsets a font to the characters, and drops its hints for low-resolution screens, which make up a fifth of
 * its size. This takes a third of a second, so the result is cached for the next build or dev server.
 *
 * @param cacheFolder absolute path; may not exist yet
 * @returns the font as WOFF2
 */
export async function subsetFont(
  {file, axes}: Font,
  characters: string,
  cacheFolder: string,
): Promise<Buffer> {
  const original = await fs.readFile(require.resolve(file));
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures,
    noHinting: true,
    ...(axes && {variationAxes: axes}),
  };
  const key = createHash('sha256')
    .update(original)
    .update(JSON.stringify([characters, options, version]));
  const cacheFile = path.join(cacheFolder, `${key.digest('hex')}.woff2`);
  try {
    return await fs.readFile(cacheFile);
  } catch {
    const content = await subset(original, characters, options);
    replaceFile(cacheFile, content);
    return content;
  }
}
