import path from 'node:path';
import {isDevServer} from '../config/devServer';

/**
 * Returns the folder in which a build caches values for the next one. Undefined in the dev server or
 * if Docusaurus' `DOCUSAURUS_NO_PERSISTENT_CACHE` variable is set.
 */
export function cacheFolder({generatedFilesDir}: {generatedFilesDir: string}): string | undefined {
  return isDevServer || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? undefined
    : path.join(generatedFilesDir, 'build-cache');
}
