import path from 'node:path';
import {isDevServer} from '../config/devServer';

/**
 * Where a build keeps what it has computed for the next one; undefined in the
 * dev server, and where `DOCUSAURUS_NO_PERSISTENT_CACHE`, a variable of Docusaurus, is set.
 */
export function cacheFolder({generatedFilesDir}: {generatedFilesDir: string}): string | undefined {
  return isDevServer || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
    ? undefined
    : path.join(generatedFilesDir, 'build-cache');
}
