import {createHash} from 'node:crypto';
import path from 'node:path';
import {createFontStack} from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import plexSans from '@capsizecss/metrics/iBMPlexSans';
import {cutFace} from './cutFace';
import type {Face} from './faces';

/** A font that the site serves. */
export interface Font {
  face: Face;
  /** Path below the base path, with a hash of the content. */
  file: string;
  content: Buffer;
}

/**
 * Subsets the fonts to the characters. Characters that a font lacks come from the reader's own fonts.
 *
 * @param cacheFolder absolute path of the cache for the next time
 */
export async function makeFonts(
  faces: readonly Face[],
  characters: string,
  cacheFolder: string,
): Promise<Font[]> {
  return await Promise.all(
    faces.map(async (face) => {
      const content = await cutFace(face, characters, cacheFolder);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const name = path.basename(face.file).replace(/-latin-.*|\.woff2$/g, '');
      return {face, file: `assets/fonts/${name}.${hash}.woff2`, content};
    }),
  );
}

/**
 * Composes the stylesheet of the fonts. A page never waits for them. Until they arrive, system fonts
 * replace them at their width and height. Preloaded fonts arrive in time or apply from the next page on
 * (`optional`); the others are swapped in when they arrive.
 */
export function composeFontFaces(fonts: readonly Font[], baseUrl: string): string {
  const rules = fonts.map(
    ({face: {family, weight, isPreloaded}, file}) => `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: ${isPreloaded ? 'optional' : 'swap'};
  src: /* webpackIgnore: true */ url('${baseUrl}${file}') format('woff2');
}`,
  );
  const {fontFaces} = createFontStack([plexSans, arial]);
  return [...rules, fontFaces, ''].join('\n');
}
