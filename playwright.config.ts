import os from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {isRuntimeOn} from './src/config/runtime';
import {findBrowser} from './tests/setup/findBrowser';

// On different ports, two checkouts can run their browser tests at the same time.
const port = Number(process.env.E2E_PORT || 3210);

const executablePath = findBrowser();

/** The number of processors available to this process, which `taskset` and containers limit. */
const processorCount = os.availableParallelism();

/** True for the complete run, every night and before a release. */
const runsAll = process.env.TEST_ALL === '1';

const excludedTags = [
  ...(runsAll ? [] : ['@nightly']),
  // Without the runtime, tests for its features would fail.
  ...(isRuntimeOn ? [] : ['@runtime']),
];

export default defineConfig({
  testDir: 'tests/e2e',
  ...(!isRuntimeOn && {testIgnore: '**/runtime/**'}),
  ...(excludedTags.length > 0 && {grepInvert: new RegExp(excludedTags.join('|'))}),
  fullyParallel: true,
  forbidOnly: true,
  // The complete run reports all failures.
  maxFailures: runsAll ? 0 : 1,
  workers: processorCount,
  reporter: [['list'], ['./tests/setup/playwrightReporter.ts']],
  // These limits only stop hung tests. No test depends on the machine's speed: the site's own time limits are
  // measured with the page's clock (tests/support/clock.ts).
  timeout: runsAll ? 600_000 : 120_000,
  expect: {timeout: runsAll ? 60_000 : 30_000},
  use: {
    ...devices['Desktop Chrome'],
    permissions: ['clipboard-read', 'clipboard-write'],
    // Tests of a worker share the browser's cache, which saves a fifth of the processor time. The complete
    // run starts each test without a cache.
    reuseContext: !runsAll,
    baseURL: `http://127.0.0.1:${port}/docs/`,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Fewer processes: a seventh less processor time.
        '--in-process-gpu',
        '--renderer-process-limit=1',
      ],
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
