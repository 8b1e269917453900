/** Queries are cut to this. */
export const maxQueryLength = 512;
