import fs from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH || undefined,
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
