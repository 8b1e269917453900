import fs from 'node:fs';
import path from 'node:path';

/** New contents of files by absolute path; `undefined` deletes the file. */
export type FileChanges = Map<string, string | Buffer | undefined>;

/** Writes all changes, or restores all files if one fails. */
export function applyChanges(changes: FileChanges): void {
  const before: FileChanges = new Map();
  try {
    for (const [file, content] of changes) {
      before.set(file, fs.existsSync(file) ? fs.readFileSync(file) : undefined);
      write(file, content);
    }
  } catch (error) {
    before.forEach((content, file) => write(file, content));
    throw error;
  }
}

function write(file: string, content: string | Buffer | undefined): void {
  if (content === undefined) {
    fs.rmSync(file, {force: true});
  } else {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}

/** Changes a file on top of the changes so far; skips a file that doesn't exist. */
export function changeFile(
  changes: FileChanges,
  file: string,
  change: (text: string) => string,
): void {
  const before =
    changes.get(file) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  const after = before === undefined ? undefined : change(before.toString());
  if (after !== undefined && after !== before) {
    changes.set(file, after);
  }
}
