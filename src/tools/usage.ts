import {parseArgs as parse, type ParseArgsConfig} from 'node:util';

/** What a writer has asked for can't be done: the message says why, and what can. */
export class UsageError extends Error {}

/**
 * As Node.js has it, for tools that npm runs.
 *
 * @throws UsageError where npm has kept an option to itself: `npm run check --changed`
 */
export function parseArgs<Config extends ParseArgsConfig>(config: Config) {
  const lost = Object.keys(config.options ?? {}).find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (lost !== undefined) {
    throw new UsageError(
      `npm keeps --${lost} to itself. Write "--" before all that is for the tool`,
    );
  }
  return parse(config);
}

/** Runs a tool; what the writer can mend ends it with one line and exit code 2. */
export async function runTool(run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UsageError || isFromParseArgs(error))) {
      throw error;
    }
    // Node.js goes on with how an option could be a name.
    console.error(error.message.replace(/(?<=^Unknown option '[^']*')\..*/s, ''));
    process.exitCode = 2;
  }
}

/** `parseArgs` names the option that it does not know. */
function isFromParseArgs(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
