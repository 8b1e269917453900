import fs from 'node:fs';
import path from 'node:path';

/** Debian doesn't put nginx on users' PATH. */
const locations = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Possible locations of nginx's list of MIME types. */
const mimeTypeFiles = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
  '/usr/local/nginx/conf/mime.types',
];

/** Debian's locations for the module that serves `.br` files. */
const brotliModules = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

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

/** Returns the path to Firefox, if installed. */
export function findFirefox(): string | undefined {
  return findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  );
}

export interface WebKit {
  /** Path to the WebDriver for WebKitGTK's browser. */
  driver: string;
  /** Path to the virtual display server (Xvfb) that it needs. */
  display: string;
}

/** Returns WebKitGTK, if installed; it is available only on Linux. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  return driver && display ? {driver, display} : undefined;
}

export interface Nginx {
  program: string;
  /** Path to the file that maps extensions to MIME types. */
  types: string;
}

/** Returns the system's nginx, if installed. */
export function findNginx(): Nginx | undefined {
  const program = findProgram(['nginx'], locations);
  const types = mimeTypeFiles.find((file) => fs.existsSync(file));
  return program && types ? {program, types} : undefined;
}

/** Returns the nginx module that serves `.br` files, if installed. */
export function findBrotliModule(): string | undefined {
  return brotliModules.find((file) => fs.existsSync(file));
}
