import os from 'node:os';
import path from 'node:path';
import {fetchedBrowser} from './fetchedBrowser';
import {findProgram} from './findPrograms';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const fullNames = [
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'msedge',
  'chromium-browser',
];

/**
 * Returns the path to the Chromium that runs the tests: `CHROMIUM_PATH` if set, or a headless shell, which
 * takes half as long as a full browser, or else a full browser.
 *
 * @throws Error that says how to get one
 */
export function findBrowser(): string {
  const found = chosenBrowser() ?? findHeadlessShell() ?? findSystemBrowser();
  if (!found) {
    throw new Error(
      'No Chromium, Chrome, or Edge found. `npm test` downloads one. To use another, set CHROMIUM_PATH.',
    );
  }
  return found;
}

/** Returns the path to the headless shell that is installed or that `fetchBrowser` downloaded, if any. */
export function findHeadlessShell(): string | undefined {
  return findProgram(shellNames) ?? fetchedBrowser();
}

/**
 * Returns the path to a full browser, which has features missing from the headless shell, or else to any
 * browser.
 *
 * @throws Error that says how to get one
 */
export function findFullBrowser(): string {
  return chosenBrowser() ?? findSystemBrowser() ?? findBrowser();
}

/** Returns the browser that `CHROMIUM_PATH` names, if set. */
export function chosenBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || undefined;
}

function findSystemBrowser(): string | undefined {
  return findProgram(fullNames, [...(locations[process.platform]?.() ?? [])]);
}

const locations: Partial<Record<NodeJS.Platform, () => string[]>> = {
  linux: () => ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'],
  darwin: () =>
    ['/Applications', path.join(os.homedir(), 'Applications')]
      .flatMap((folder) =>
        ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
          (name) => `${folder}/${name}.app/Contents/MacOS/${name}`,
        ),
      )
      .concat('/opt/homebrew/bin/chromium', '/usr/local/bin/chromium'),
  win32: () =>
    ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
      .flatMap((name) => process.env[name] ?? [])
      .flatMap((folder) =>
        [
          'Google/Chrome/Application/chrome',
          'Chromium/Application/chrome',
          'Microsoft/Edge/Application/msedge',
        ].map((program) => path.join(folder, `${program}.exe`)),
      ),
};
