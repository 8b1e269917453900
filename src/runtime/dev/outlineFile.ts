import path from 'node:path';

/** Returns the file that Docusaurus watches instead of the pages; see `watchPages`. */
export function outlineFile(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'live-pages', 'outline.json');
}
