import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** The route tables of single pages: the browser's bundle writes the file, the server's reads it. */
export function pagesFile({generatedFilesDir}: LoadContext): string {
  return path.join(generatedFilesDir, 'runtime', 'pages.json');
}
