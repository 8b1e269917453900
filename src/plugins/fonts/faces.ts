/** A face of text or code, as a package brings it. */
export interface Face {
  family: string;
  /** Path of the package's file. */
  file: string;
  /** As `font-weight` of `@font-face` has it. */
  weight: string;
  /** The part of the weights that the site uses, of a face that varies. */
  axes?: {wght: {min: number; max: number}};
  /** Pages ask for it before they know that they need it. */
  isPreloaded: boolean;
}

/** What the site is set in; `src/css/tokens.css` names the families. */
export const faces: readonly Face[] = [
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
  },
  {
    family: 'IBM Plex Mono',
    file: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2',
    weight: '500 700',
    isPreloaded: false,
  },
];
