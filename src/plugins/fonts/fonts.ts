/** A font for text or code, from an npm package. */
export interface Font {
  family: string;
  /** Module path of the font file. */
  file: string;
  /** The value of `font-weight` in `@font-face`. */
  weight: string;
  /** The range of weights that the site uses, for a variable font. */
  axes?: {wght: {min: number; max: number}};
  /** True if pages preload it. */
  isPreloaded: boolean;
  /** Family that shows all weights in this font, so text keeps its width until another weight has loaded. */
  fallbackFamily?: string;
}

/** The site's fonts. `src/css/tokens.css` names the families. */
export const fonts: readonly Font[] = [
  {
    family: 'IBM Plex Sans',
    file: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    weight: '400 700',
    axes: {wght: {min: 400, max: 700}},
    isPreloaded: true,
  },
  {
    family: 'IBM Plex Mono',
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    weight: '400',
    isPreloaded: true,
    fallbackFamily: 'IBM Plex Mono Fallback',
  },
  {
    family: 'IBM Plex Mono',
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2',
    weight: '500 700',
    isPreloaded: false,
  },
];
