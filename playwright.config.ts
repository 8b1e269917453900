import {defineConfig, devices} from '@playwright/test';
import {isRuntimeOn} from './src/config/runtime';
import {findHeadlessShell} from './tests/support/chromium';

// Another port lets two checkouts run their browser tests side by side.
const port = Number(process.env.E2E_PORT || 3210);

export default defineConfig({
  testDir: 'tests/e2e',
  // Without the runtime, tests of what it adds would fail.
  ...(isRuntimeOn ? {} : {testIgnore: '**/runtime/**', grepInvert: /@runtime/}),
  fullyParallel: true,
  forbidOnly: true,
  // Two for each core of CI: tests that wait for a deadline leave theirs idle.
  workers: 4,
  // A second try tells a machine that was busy from a fault; Playwright reports it as flaky.
  retries: 1,
  reporter: 'list',
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/docs/`,
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `jiti tests/support/serveBuild.ts ${port}`,
    url: `http://127.0.0.1:${port}/docs/`,
    reuseExistingServer: false,
  },
});
