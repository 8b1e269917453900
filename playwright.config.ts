import os from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {isRuntimeOn} from './src/config/runtime';
import {findBrowser, isHeadlessShell} from './tests/setup/findBrowser';

// Another port lets two checkouts run their browser tests side by side.
const port = Number(process.env.E2E_PORT || 3210);

const executablePath = findBrowser();

/** Those that this process may use, which `taskset` and containers limit. */
const processors = os.availableParallelism();

export default defineConfig({
  testDir: 'tests/e2e',
  // Without the runtime, tests of what it adds would fail.
  ...(isRuntimeOn ? {} : {testIgnore: '**/runtime/**', grepInvert: /@runtime/}),
  fullyParallel: true,
  forbidOnly: true,
  // The headless shell draws to no window, and tests that wait leave their processor idle.
  workers: processors * (isHeadlessShell(executablePath) ? 2 : 1),
  reporter: [['list'], ['./tests/support/noteSkippedInBrowser.ts']],
  // Limits for what hangs. No test passes or fails by the speed of the machine: what must happen within a
  // certain time is measured by the page's clock (tests/support/clock.ts).
  timeout: 600_000,
  expect: {timeout: 60_000},
  projects: [
    // axe takes a processor to itself for seconds.
    {name: 'axe', grep: /@axe/, workers: Math.max(1, Math.floor(processors / 2))},
    {name: 'site', grepInvert: /@axe/},
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
