import {parseArgs as parse, type ParseArgsConfig} from 'node:util';
import {closest, distance} from 'fastest-levenshtein';

/** The tool can't carry out the request. The message states the reason and the alternatives. */
export class UsageError extends Error {}

/** An unknown option. `runTool` adds the usage to a message without a suggestion. */
export class UnknownOptionError extends UsageError {
  readonly hasSuggestion: boolean;

  /** @param known names of the options: `all-versions` */
  constructor(option: string, known: readonly string[]) {
    const name = nameOf(option);
    const closestName = known.length > 0 ? closest(name, known) : '';
    const hasSuggestion = distance(name, closestName) <= Math.ceil(name.length / 2);
    super(
      `There is no option "${option}"${hasSuggestion ? `. Did you mean --${closestName}?` : ''}`,
    );
    this.hasSuggestion = hasSuggestion;
  }
}

/**
 * Node.js's `parseArgs`, for tools that npm runs.
 *
 * @throws UsageError if npm consumed an option (`npm run check --changed`), or for an unknown one
 */
export function parseArgs<Config extends ParseArgsConfig>(config: Config) {
  const args = config.args ?? process.argv.slice(2);
  const consumed = Object.keys(config.options ?? {}).find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (consumed !== undefined) {
    throw new UsageError(`npm consumed --${consumed}. Write "--" before all options for the tool`);
  }
  const known = Object.keys(config.options ?? {});
  const unknown = args.find((arg) => /^--\w/.test(arg) && !known.includes(nameOf(arg)));
  if (unknown !== undefined) {
    throw new UnknownOptionError(unknown, known);
  }
  return parse(config);
}

/** in: `--format=github`; out: `format` */
export function nameOf(option: string): string {
  return option.slice(2).replace(/=.*/s, '');
}

/**
 * Runs a tool. A `UsageError` ends it with its message and exit code 2.
 *
 * @param usage how to run the tool; `--help` prints it
 * @param details more lines for `--help`
 */
export async function runTool(
  usage: string,
  run: () => void | Promise<void>,
  details: readonly string[] = [],
): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log([usage, ...details].join('\n'));
    return;
  }
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UsageError || isFromParseArgs(error))) {
      throw error;
    }
    const needsUsage = error instanceof UnknownOptionError && !error.hasSuggestion;
    // Drop Node.js's advice about positional arguments.
    const message = error.message.replace(/(?<=^Unknown option '[^']*')\..*/s, '');
    console.error(needsUsage ? `${message}. ${usage}` : message);
    process.exitCode = 2;
  }
}

/** Errors from `parseArgs` already contain the unknown option. */
function isFromParseArgs(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
}
