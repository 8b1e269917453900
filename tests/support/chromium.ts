import fs from 'node:fs';

const chosen = process.env.CHROMIUM_PATH || undefined;

const places = [
  chosen,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of the system's Chromium.
 *
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const found = places.find((place) => place !== undefined && fs.existsSync(place));
  if (!found) {
    throw new Error(
      'No Chromium found for the browser tests. Install it (Debian, Ubuntu: `sudo apt-get install chromium`; ' +
        'macOS: `brew install --cask chromium`), or set CHROMIUM_PATH to the program of a Chrome or Chromium.',
    );
  }
  return found;
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of Chromium's headless shell, which runs the browser tests in two thirds of the time; of the
 * whole Chromium where there is none.
 *
 * @throws Error that says how to get a Chromium
 */
export function findHeadlessShell(): string {
  return !chosen && fs.existsSync(headlessShell) ? headlessShell : findChromium();
}
