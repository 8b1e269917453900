import fs from 'node:fs';
import path from 'node:path';

/** Replaces the file atomically, since another program may be reading it. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const temporaryFile = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(temporaryFile, content);
  fs.renameSync(temporaryFile, file);
}
