import {defineConfig} from '@playwright/test';
import site from './playwright.config';
import type {MatrixOptions} from './tests/e2e/runtime/matrix.spec';

/** `npm run test:faults`: combines every request in a typical visit with each fault. */
export default defineConfig<MatrixOptions>(site, {
  testMatch: 'matrix.spec.ts',
  timeout: 3_600_000,
  use: {triesAllFaults: true},
});
