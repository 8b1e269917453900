import {defineConfig} from 'vitest/config';

/** tsconfig.json leaves JSX to Docusaurus. */
const oxc = {jsx: {runtime: 'automatic'}} as const;

export default defineConfig({
  test: {
    projects: [
      // Long enough for a machine that builds at the same time.
      {
        oxc,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', '*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        oxc,
        test: {name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 300_000},
      },
      {test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 180_000}},
    ],
  },
});
