import os from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {isRuntimeOn} from './src/config/runtime';
import {findBrowser, isHeadlessShell} from './tests/setup/findBrowser';

// On different ports, two checkouts can run their browser tests at the same time.
const port = Number(process.env.E2E_PORT || 3210);

const executablePath = findBrowser();

/** The number of processors available to this process, which `taskset` and containers limit. */
const processorCount = os.availableParallelism();

export default defineConfig({
  testDir: 'tests/e2e',
  // Without the runtime, tests for its features would fail.
  ...(!isRuntimeOn && {testIgnore: '**/runtime/**'}),
  fullyParallel: true,
  forbidOnly: true,
  // The headless shell draws no window, and a waiting test leaves its core idle.
  workers: processorCount * (isHeadlessShell(executablePath) ? 2 : 1),
  reporter: [['list'], ['./tests/support/recordSkippedInBrowser.ts']],
  // These limits only stop hung tests. No test depends on the machine's speed: the site's own time limits are
  // measured with the page's clock (tests/support/clock.ts).
  timeout: 600_000,
  expect: {timeout: 60_000},
  projects: [
    // axe occupies a processor for seconds.
    {name: 'axe', grep: /@axe/, workers: Math.max(1, Math.floor(processorCount / 2))},
    {name: 'site', grepInvert: isRuntimeOn ? /@axe/ : /@axe|@runtime/},
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/docs/`,
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      timeout: 300_000,
    },
  },
  webServer: {
    command: `jiti tests/support/serveBuild.ts ${port}`,
    url: `http://127.0.0.1:${port}/docs/`,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
