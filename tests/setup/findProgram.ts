import fs from 'node:fs';
import path from 'node:path';

/**
 * Path of a program: the first of the names that is on the PATH, or else the first of the places that
 * has one.
 */
export function findProgram(
  names: readonly string[],
  places: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const onPath = names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending))),
  );
  return [...onPath, ...places].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile() && !isSnapStub(file);
  } catch {
    return false;
  }
}

/** Ubuntu's `chromium-browser` is a script that only says how to install the snap. */
function isSnapStub(file: string): boolean {
  return fs.statSync(file).size < 10_000 && /snap install/.test(fs.readFileSync(file, 'utf8'));
}
