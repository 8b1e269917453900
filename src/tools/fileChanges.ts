import fs from 'node:fs';
import path from 'node:path';

/** New file contents, keyed by absolute path; `undefined` deletes the file. */
export type FileChanges = Map<string, string | Buffer | undefined>;

/** Writes all changes, or restores all files if one fails. */
export function applyChanges(changes: FileChanges): void {
  const originals: FileChanges = new Map();
  try {
    for (const [file, content] of changes) {
      originals.set(file, fs.existsSync(file) ? fs.readFileSync(file) : undefined);
      write(file, content);
    }
  } catch (error) {
    originals.forEach((content, file) => write(file, content));
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

export function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Adds a change to a file to the changes so far; skips a file that doesn't exist. */
export function changeFile(
  changes: FileChanges,
  file: string,
  change: (text: string) => string,
): void {
  const currentContent =
    changes.get(file) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  const newContent = currentContent === undefined ? undefined : change(currentContent.toString());
  if (newContent !== undefined && newContent !== currentContent) {
    changes.set(file, newContent);
  }
}
