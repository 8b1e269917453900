import fs from 'node:fs';

/**
 * Remembers what `read` makes of a file's text, and reads again when the file has changed.
 *
 * @param read also gets what the caller knows of the file, which is the same each time
 */
export function rememberFile<Result, Known extends unknown[]>(
  read: (source: string, ...known: Known) => Result,
): (file: string, ...known: Known) => Result {
  const results = new Map<string, {modified: number; result: Result}>();
  return (file, ...known) => {
    const modified = fs.statSync(file).mtimeMs;
    const remembered = results.get(file);
    if (remembered?.modified === modified) {
      return remembered.result;
    }
    const result = read(fs.readFileSync(file, 'utf8'), ...known);
    results.set(file, {modified, result});
    return result;
  };
}
