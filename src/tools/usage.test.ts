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
  const say = vi.spyOn(console, 'error').mockReturnValue();
  await runTool('Write npm run move', () => {
    parseArgs({args, options});
  });
  return {said: say.mock.calls.flat(), code: process.exitCode};
}

test('accepts its options', async () => {
  expect(await run('--all-versions')).toEqual({said: [], code: undefined});
});

test('suggests an option for a mistyped one', async () => {
  expect(await run('--all-version')).toEqual({
    said: ['There is no option "--all-version". Did you mean --all-versions?'],
    code: 2,
  });
});

test('prints how to use it when asked for help', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'tool', '--help']);
  expect(await run()).toEqual({said: [], code: undefined});
  expect(print.mock.calls.flat()).toEqual(['Write npm run move']);
});

test('rejects an option that npm has consumed', async () => {
  // As set by `npm run move docs/a.md docs/b.md --all-versions`.
  vi.stubEnv('npm_config_all_versions', 'true');
  expect(await run()).toEqual({
    said: [expect.stringMatching(/^npm took --all-versions for itself\. Write "--" before/)],
    code: 2,
  });
});
