import os from 'node:os';
import {fetchBrowser} from './fetchedBrowser';
import {chosenBrowser, findBrowser, findHeadlessShell} from './findBrowser';
import {findFirefox, findNginx, findProgram, findWebKit} from './findPrograms';
import {installPackages} from './installPackages';

/**
 * Finds the programs that the tests need, installs missing ones, and logs what it found.
 *
 * @param isNightly whether the nightly tests run as well, which need more programs
 * @throws Error that says what is missing and how to get it
 */
export function prepare({isNightly}: {isNightly: boolean}): void {
  if (!findProgram(['git'])) {
    throw new Error(
      'The tests need git, which is not installed. Get it from https://git-scm.com/downloads.',
    );
  }
  const programs = [
    ensureBrowser(),
    ...(isNightly ? optionalPrograms : []).map(ensureOptional),
  ].filter(Boolean);
  const machine = `Node.js ${process.versions.node}, ${os.availableParallelism()} processors`;
  console.log(`Testing with ${[...programs, machine].join(', ')}.`);
}

interface OptionalProgram {
  name: string;
  /** Returns the path to the program, if installed. */
  find: () => string | undefined;
  /** Debian packages that provide it. */
  packages: readonly string[];
  /** The tests that are skipped without it, for log messages. */
  tests: string;
}

/** Programs that only some nightly tests need. Without them, those tests are skipped. */
const optionalPrograms: OptionalProgram[] = [
  {
    name: 'nginx',
    find: () => findNginx()?.program,
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    tests: 'the release tests',
  },
  {
    name: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    tests: 'the tests in Firefox',
  },
  {
    name: 'WebKit',
    find: () => findWebKit()?.driver,
    packages: ['webkit2gtk-driver', 'xvfb'],
    tests: 'the tests in WebKit',
  },
];

function ensureBrowser(): string {
  if (!chosenBrowser() && !findHeadlessShell()) {
    console.log('Downloading a headless browser into node_modules.');
    try {
      fetchBrowser();
    } catch (error) {
      console.log(`The download failed: ${(error as Error).message}`);
    }
  }
  return findBrowser();
}

function ensureOptional({name, find, packages, tests}: OptionalProgram): string | undefined {
  const reason = find() === undefined ? installPackages(packages, tests) : undefined;
  if (reason !== undefined) {
    console.log(`${name} is missing (${reason}), so ${tests} are skipped.`);
  }
  return find();
}
