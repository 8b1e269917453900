import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the path to a program: the first of the names found on the PATH, or else the first of the
 * locations that exists.
 */
export function findProgram(
  names: readonly string[],
  locations: readonly string[] = [],
): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const extensions = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  const onPath = names.flatMap((name) =>
    folders.flatMap((folder) => extensions.map((extension) => path.join(folder, name + extension))),
  );
  return [...onPath, ...locations].find(isProgram);
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
