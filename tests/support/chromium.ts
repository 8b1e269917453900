import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of the system's Chromium. On Debian and its kin it is installed when it is missing and the
 * user may do so.
 *
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const found = installed();
  if (found) {
    return found;
  }
  installWithApt();
  const chromium = installed();
  if (!chromium) {
    throw new Error(
      'No Chromium found for the browser tests. Install it (Debian, Ubuntu: `sudo apt-get install chromium`; ' +
        'macOS: `brew install --cask chromium`), or set CHROMIUM_PATH to the program of a Chrome or Chromium.',
    );
  }
  return chromium;
}

function installed(): string | undefined {
  return places.find((place) => place !== undefined && fs.existsSync(place));
}

function installWithApt(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !fs.existsSync('/usr/bin/apt-get')) {
    return;
  }
  console.log('Installing Chromium with apt-get for the browser tests…');
  const options = {
    stdio: 'ignore' as const,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  } catch {
    // The caller says what to do when there is still none.
  }
}
