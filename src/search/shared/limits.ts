/** Longer queries are cut off. */
export const maxQueryLength = 512;
