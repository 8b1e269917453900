import os from 'node:os';
import {fetchBrowser} from './fetchedBrowser';
import {findBrowser} from './findBrowser';
import {findNginx} from './findNginx';
import {findProgram} from './findProgram';
import {installNginx} from './installNginx';

/**
 * Looks for the programs that the tests need, gets those that are missing, and says what it found.
 *
 * @throws Error that says what is missing and how to get it
 */
export function prepare(): void {
  if (!findProgram(['git'])) {
    throw new Error(
      'git is missing. Install it (https://git-scm.com/downloads): the tests run it.',
    );
  }
  const browser = ensureBrowser();
  const nginx = ensureNginx();
  const machine = `Node.js ${process.versions.node}, ${os.availableParallelism()} processors`;
  console.log(`Testing with ${[browser, ...(nginx ? [nginx] : []), machine].join(', ')}.`);
}

function ensureBrowser(): string {
  try {
    return findBrowser();
  } catch {
    console.log(
      'No Chromium, Chrome or Edge found: fetching a headless browser into node_modules.',
    );
    fetchBrowser();
    return findBrowser();
  }
}

function ensureNginx(): string | undefined {
  const reason = findNginx() ? undefined : installNginx();
  if (reason) {
    console.log(`nginx is missing (${reason}): the tests that need it are skipped.`);
  }
  return findNginx()?.program;
}
