import {defineConfig} from 'vitest/config';

/** tsconfig.json leaves JSX to Docusaurus. */
const oxc = {jsx: {runtime: 'automatic'}} as const;

/** Loading takes longer than the tests, so files share their modules and must leave them unchanged. */
const shared = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // These limits only stop hung tests; no test depends on the machine's speed.
  testTimeout: 900_000,
  hookTimeout: 1_800_000,
  expect: {poll: {timeout: 120_000}},
};

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/recordSkipped.ts'],
    projects: [
      {
        oxc,
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', '*.test.ts'],
        },
      },
      {
        oxc,
        test: {
          ...shared,
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // A build waits for its last thread and for the disk, so another can run in the meantime.
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...shared,
          // One browser at a time, on a machine that other tests keep busy.
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: 1,
        },
      },
    ],
  },
});
