import path from 'node:path';

/** What Docusaurus watches in place of the pages; see `watchPages`. */
export function outlineFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'live-pages', 'outline.json');
}
