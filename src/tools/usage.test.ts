import {afterEach, expect, test, vi} from 'vitest';
import {parseArgs, runTool} from './usage';

const options = {'all-versions': {type: 'boolean'}} as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** Returns the output and the exit code of a tool with these options. */
async function run(...args: string[]) {
  const logError = vi.spyOn(console, 'error').mockReturnValue();
  await runTool('Usage: npm run move', () => {
    parseArgs({args, options});
  });
  return {output: logError.mock.calls.flat(), code: process.exitCode};
}

test('accepts its options', async () => {
  expect(await run('--all-versions')).toEqual({output: [], code: undefined});
});

test('prints the usage for an unknown option', async () => {
  expect(await run('--from=a')).toEqual({
    output: ["Unknown option '--from'. Usage: npm run move"],
    code: 2,
  });
});

test('prints the usage for --help', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'tool', '--help']);
  expect(await run()).toEqual({output: [], code: undefined});
  expect(print.mock.calls.flat()).toEqual(['Usage: npm run move']);
});

test('rejects an option that npm has consumed', async () => {
  // As set by `npm run move docs/a.md docs/b.md --all-versions`.
  vi.stubEnv('npm_config_all_versions', 'true');
  expect(await run()).toEqual({
    output: [expect.stringMatching(/^npm consumed --all-versions\. Write "--" before/)],
    code: 2,
  });
});
