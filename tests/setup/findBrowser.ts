import os from 'node:os';
import path from 'node:path';
import {fetchedBrowser} from './fetchedBrowser';
import {findProgram} from './findProgram';

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
 * Path of the Chromium that runs the tests: the one that `CHROMIUM_PATH` names, the headless shell, which
 * takes two thirds of the time, or a full browser.
 *
 * @throws Error that says how to get one
 */
export function findBrowser(): string {
  const found =
    chosenBrowser() ?? findProgram(shellNames) ?? findSystemBrowser() ?? fetchedBrowser();
  if (!found) {
    throw new Error(
      'No Chromium, Chrome or Edge found. `npm test` gets one by itself; or set CHROMIUM_PATH to the program.',
    );
  }
  return found;
}

/**
 * Path of a full browser, for what the headless shell lacks; of any browser where there is no full one.
 *
 * @throws Error that says how to get one
 */
export function findFullBrowser(): string {
  return chosenBrowser() ?? findSystemBrowser() ?? findBrowser();
}

/** Whether a browser draws no window and starts quickly, so that more of them fit on a processor. */
export function isHeadlessShell(browser: string): boolean {
  return browser === fetchedBrowser() || shellNames.includes(path.parse(browser).name);
}

function chosenBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || undefined;
}

function findSystemBrowser(): string | undefined {
  return findProgram(fullNames, [...(places[process.platform]?.() ?? [])]);
}

const places: Partial<Record<NodeJS.Platform, () => string[]>> = {
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
