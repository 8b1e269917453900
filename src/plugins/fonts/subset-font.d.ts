declare module 'subset-font' {
  /** @returns the font with only these characters */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: string[];
      noHinting: boolean;
      variationAxes?: Record<string, {min: number; max: number}>;
    },
  ): Promise<Buffer>;
}
