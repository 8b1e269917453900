import path from 'node:path';

/** The site that the tools work on. */
export const siteDir = path.resolve(__dirname, '../..');
