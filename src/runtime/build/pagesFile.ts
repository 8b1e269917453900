import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/**
 * Returns the path of the file with the route tables for single pages. The browser's build writes it, and the
 * server bundle reads it.
 */
export function pagesFile({generatedFilesDir}: LoadContext): string {
  return path.join(generatedFilesDir, 'runtime', 'pages.json');
}
