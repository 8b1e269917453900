import {createHash} from 'node:crypto';
import path from 'node:path';
import {createFontStack} from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import plexSans from '@capsizecss/metrics/iBMPlexSans';
import {subsetFont} from './subsetFont';
import type {Font} from './fonts';

/** A font that the site serves. */
export interface ServedFont {
  font: Font;
  /** Path relative to the base path, with a hash of the content. */
  file: string;
  content: Buffer;
}

/**
 * Subsets the fonts to the characters. Characters that a font lacks come from the reader's own fonts.
 *
 * @param cacheFolder absolute path of the folder that caches them for the next build
 */
export async function makeFonts(
  fonts: readonly Font[],
  characters: string,
  cacheFolder: string,
): Promise<ServedFont[]> {
  return await Promise.all(
    fonts.map(async (font) => {
      const content = await subsetFont(font, characters, cacheFolder);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const name = path.basename(font.file).replace(/-latin-.*|\.woff2$/g, '');
      return {font, file: `assets/fonts/${name}.${hash}.woff2`, content};
    }),
  );
}

/**
 * Builds the stylesheet for the fonts. Pages never wait for them: until a font loads, a system font scaled
 * to its width and height replaces it. Preloaded fonts load in time or apply from the next page on
 * (`optional`); the others are swapped in when they load.
 */
export function composeFontFaces(served: readonly ServedFont[], baseUrl: string): string {
  const rules = served.flatMap(({font: {family, weight, isPreloaded, fallbackFamily}, file}) => {
    const families = [[family, weight], ...(fallbackFamily ? [[fallbackFamily, '400 700']] : [])];
    return families.map(
      ([name, weights]) => `@font-face {
  font-family: '${name}';
  font-weight: ${weights};
  font-display: ${isPreloaded ? 'optional' : 'swap'};
  src: /* webpackIgnore: true */ url('${baseUrl}${file}') format('woff2');
}`,
    );
  });
  const {fontFaces} = createFontStack([plexSans, arial]);
  return [...rules, fontFaces, ''].join('\n');
}
