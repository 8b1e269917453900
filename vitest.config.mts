import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Long enough for a machine that builds at the same time.
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', '*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {test: {name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 300_000}},
      {test: {name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 180_000}},
    ],
  },
});
