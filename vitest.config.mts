import {defineConfig} from 'vitest/config';

/** tsconfig.json leaves JSX to Docusaurus. */
const oxc = {jsx: {runtime: 'automatic'}} as const;

/** Loading takes longer than the tests, so files share their modules and must leave them unchanged. */
const shared = {
  globalSetup: './tests/setup/temporaryFiles.ts',
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // These limits only stop hung tests; no test depends on the machine's speed.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: {poll: {timeout: 60_000}},
};

/** At night, tests build sites and start servers. */
const nightly = {...shared, testTimeout: 600_000, hookTimeout: 900_000};

export default defineConfig(({mode}) => ({
  test: {
    reporters: ['default', './tests/setup/vitestReporter.ts'],
    projects: [
      {
        oxc,
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,packages}/**/*.test.ts', '*.test.ts'],
        },
      },
      {
        // `npm run update:lists` depends on it.
        mode,
        oxc,
        test: {
          ...shared,
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
        },
      },
      {
        // `npm run update:lists` depends on it.
        mode,
        test: {
          ...shared,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        test: {
          ...nightly,
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          // A build waits for its last thread and for the disk, so another can run in the meantime.
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...nightly,
          // One browser at a time, on a machine that other tests keep busy.
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: 1,
        },
      },
    ],
  },
}));
