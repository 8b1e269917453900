import fs from 'node:fs';
import path from 'node:path';

/** New texts of files by their absolute paths; `undefined` takes the file away. */
export type FileChanges = Map<string, string | undefined>;

/** Writes all changes or, where one fails, none. */
export function applyChanges(changes: FileChanges): void {
  const before: FileChanges = new Map();
  try {
    for (const [file, text] of changes) {
      before.set(file, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
      write(file, text);
    }
  } catch (error) {
    before.forEach((text, file) => write(file, text));
    throw error;
  }
}

function write(file: string, text: string | undefined): void {
  if (text === undefined) {
    fs.rmSync(file, {force: true});
  } else {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}
