import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {createFontStack} from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import plexSans from '@capsizecss/metrics/iBMPlexSans';
import subset from 'subset-font';
import type {Font} from './fonts';

/** A font that the site serves. */
export interface ServedFont {
  font: Font;
  /** Path relative to the base path, with a hash of the content. */
  file: string;
  content: Buffer;
}

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

/** Subsets the fonts to the characters. Characters that a font lacks come from the reader's own fonts. */
export async function makeFonts(fonts: readonly Font[], characters: string): Promise<ServedFont[]> {
  return await Promise.all(
    fonts.map(async (font) => {
      const content = await subsetFont(font, characters);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      const name = path.basename(font.file).replace(/-latin-.*|\.woff2$/g, '');
      return {font, file: `assets/fonts/${name}.${hash}.woff2`, content};
    }),
  );
}

/** Returns the font as WOFF2, without hints for low-resolution screens, which make up a fifth of its size. */
async function subsetFont({file, axes}: Font, characters: string): Promise<Buffer> {
  return await subset(await fs.readFile(require.resolve(file)), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    ...(axes && {variationAxes: axes}),
  });
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
