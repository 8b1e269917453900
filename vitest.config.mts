import {defineConfig} from 'vitest/config';

/** tsconfig.json leaves JSX to Docusaurus. */
const oxc = {jsx: {runtime: 'automatic'}} as const;

/** Loading takes longer than the tests, so files share their modules; each must leave them as it found them. */
const shared = {isolate: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true};

export default defineConfig({
  test: {
    projects: [
      // Long enough for a machine that builds at the same time.
      {
        oxc,
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', '*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc,
        test: {
          ...shared,
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // A build waits for its last thread, and for the disk: another one may run meanwhile.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
