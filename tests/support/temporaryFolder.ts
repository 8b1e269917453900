import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Contents by path, relative to a folder. */
export type Files = Record<string, string | Uint8Array>;

/** Creates a folder with these files. It's removed when all tests have run (`setup/temporaryFiles.ts`). */
export function temporaryFolder(files: Files = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  writeFiles(folder, files);
  return folder;
}

/** Creates the folder of a site without released versions, with these files in `docs/`. */
export function temporarySite(pages: Files): string {
  const inDocs = Object.entries(pages).map(([page, source]) => [`docs/${page}`, source] as const);
  return temporaryFolder({'versions.json': '[]', ...Object.fromEntries(inDocs)});
}

/** Writes files into a folder, and creates the folders that they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}
