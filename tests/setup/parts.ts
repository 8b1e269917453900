/** A part of the tests, which runs as a command. */
export interface Part {
  name: string;
  command: string;
  /** Option that stops the command at its first failure. */
  stopEarly?: string;
  /** Processor time in seconds that the part may use, including that of its browsers. */
  budget: number;
  environment?: Record<string, string>;
  /** True if all later parts that run after it need it. */
  isNeeded?: true;
}

/**
 * What `npm test` runs: the lanes side by side, the parts of a lane one after the other. The first parts
 * fail within half a minute. The budgets add up to at most 18 minutes.
 */
export const lanes: Part[][] = [
  [
    {name: 'types', command: 'npm run --silent typecheck', budget: 15},
    {name: 'lint', command: 'npm run --silent lint', budget: 90},
    {
      name: 'unit tests',
      command: 'npx vitest run --project unit --maxWorkers=1',
      stopEarly: '--bail=1',
      budget: 110,
    },
    {
      name: 'content tests',
      command: 'npx vitest run --project content --maxWorkers=1',
      stopEarly: '--bail=1',
      budget: 60,
    },
  ],
  [
    {name: 'pages', command: 'npm run --silent check', budget: 40},
    {name: 'build', command: 'npm run --silent build:strict', budget: 180, isNeeded: true},
    {
      name: 'build tests',
      command: 'npx vitest run --project build',
      stopEarly: '--bail=1',
      budget: 110,
    },
    {name: 'browser tests', command: 'npx playwright test', budget: 400},
  ],
];

const withoutRuntime = {RUNTIME: 'off'};

/** What `npm run test:all` runs afterward, one after the other. The last build replaces the first. */
export const nightlyParts: Part[] = [
  {name: 'nightly tests', command: 'npx vitest run --project nightly', budget: 1500},
  {
    name: 'all browser tests',
    command: 'npx playwright test',
    budget: 3600,
    environment: {TEST_ALL: '1'},
  },
  {name: 'Firefox and WebKit', command: 'npx vitest run --project engines', budget: 600},
  {
    name: 'build without the runtime',
    command: 'npm run --silent build:strict',
    budget: 180,
    environment: withoutRuntime,
    isNeeded: true,
  },
  {
    name: 'browser tests without the runtime',
    command: 'npx playwright test --max-failures=0',
    budget: 400,
    environment: withoutRuntime,
  },
];
