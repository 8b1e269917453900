import {parseArgs as parse, type ParseArgsConfig} from 'node:util';
import {closest} from 'fastest-levenshtein';

/** The tool can't do what the writer asked for. The message states the reason and the alternatives. */
export class UsageError extends Error {}

/**
 * Node.js's `parseArgs`, for tools that npm runs.
 *
 * @throws UsageError if npm kept an option to itself (`npm run check --changed`), or for an unknown one
 */
export function parseArgs<Config extends ParseArgsConfig>(config: Config) {
  const args = config.args ?? process.argv.slice(2);
  const lost = Object.keys(config.options ?? {}).find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (lost !== undefined) {
    throw new UsageError(
      `npm took --${lost} for itself. Write "--" before everything that is meant for the tool`,
    );
  }
  const known = Object.keys(config.options ?? {});
  const unknown = args.find((arg) => /^--\w/.test(arg) && !known.includes(nameOf(arg)));
  if (unknown !== undefined && known.length > 0) {
    throw new UsageError(
      `There is no option "${unknown}". Did you mean --${closest(nameOf(unknown), known)}?`,
    );
  }
  return parse(config);
}

/** in: `--format=github`; out: `format` */
function nameOf(option: string): string {
  return option.slice(2).replace(/=.*/s, '');
}

/**
 * Runs a tool. A `UsageError` ends it with one line and exit code 2.
 *
 * @param usage what `--help` prints
 */
export async function runTool(usage: string, run: () => void | Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UsageError || isFromParseArgs(error))) {
      throw error;
    }
    // Drop Node.js' advice about positional arguments.
    console.error(error.message.replace(/(?<=^Unknown option '[^']*')\..*/s, ''));
    process.exitCode = 2;
  }
}

/** Errors of `parseArgs` already contain the unknown option. */
function isFromParseArgs(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
