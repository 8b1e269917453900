import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/**
 * Returns the file with the route tables of single pages, written by the browser's bundle and read by
 * the server's.
 */
export function pagesFile({generatedFilesDir}: LoadContext): string {
  return path.join(generatedFilesDir, 'runtime', 'pages.json');
}
