/** Longer queries are truncated. */
export const maxQueryLength = 512;
