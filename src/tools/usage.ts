import path from 'node:path';
import {parseArgs as parse, type ParseArgsConfig} from 'node:util';

/** The tool can't carry out the request. The message states the reason and the alternatives. */
export class UsageError extends Error {}

/**
 * Node.js's `parseArgs`, for tools that npm runs.
 *
 * @throws UsageError if npm consumed an option (`npm run check --changed`)
 */
export function parseArgs<Config extends ParseArgsConfig>(config: Config) {
  const consumed = Object.keys(config.options ?? {}).find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (consumed !== undefined) {
    throw new UsageError(`npm consumed --${consumed}. Write "--" before all options for the tool`);
  }
  return parse(config);
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
    const isFromParseArgs = /^ERR_PARSE_ARGS/.test((error as {code?: string}).code ?? '');
    if (!(error instanceof UsageError || isFromParseArgs)) {
      throw error;
    }
    const {message} = error as Error;
    // Node.js adds advice about positional arguments.
    console.error(isFromParseArgs ? `${message.replace(/\. .*/s, '')}. ${usage}` : message);
    process.exitCode = 2;
  }
}

/** The root folder of the site that the tools work on. */
export const siteDir = path.resolve(__dirname, '../..');
