import path from 'node:path';

/** The root folder of the site that the tools work on. */
export const siteDir = path.resolve(__dirname, '../..');
