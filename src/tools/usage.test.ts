import {afterEach, expect, test, vi} from 'vitest';
import {parseArgs, runTool} from './usage';

const options = {'all-versions': {type: 'boolean'}} as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** What a tool with these options says, and its exit code. */
async function run(...args: string[]) {
  const say = vi.spyOn(console, 'error').mockReturnValue();
  await runTool(() => {
    parseArgs({args, options});
  });
  return {said: say.mock.calls.flat(), code: process.exitCode};
}

test('takes its options', async () => {
  expect(await run('--all-versions')).toEqual({said: [], code: undefined});
});

test('names an option that it does not know, and nothing else', async () => {
  expect(await run('--all')).toEqual({said: ["Unknown option '--all'"], code: 2});
});

test('refuses an option that npm has kept to itself', async () => {
  // As `npm run move docs/a.md docs/b.md --all-versions` has it.
  vi.stubEnv('npm_config_all_versions', 'true');
  expect(await run()).toEqual({
    said: [expect.stringMatching(/^npm keeps --all-versions to itself\. Write "--" before/)],
    code: 2,
  });
});
