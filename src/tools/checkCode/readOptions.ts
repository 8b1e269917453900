import {parseArgs} from 'node:util';
import {UsageError} from '../usage';

export interface CodeOptions {
  /** Paths and patterns, as written. */
  patterns: string[];
  /** Label of the version: `1.1.0`. */
  version: string;
  /** How findings are written: for a terminal, as annotations of GitHub, or as JSON. */
  format: 'text' | 'github' | 'json';
}

const formats = ['text', 'github', 'json'] as const;

export const usage = "qodly-check [--version VERSION] [--format text|github|json] 'src/**/*.qs' …";

/**
 * Reads what stands behind `qodly-check`.
 *
 * @param versions labels of those that are documented
 * @param latest the one that is meant when none is named
 * @throws for what it does not know
 */
export function readOptions(
  args: string[],
  versions: readonly string[],
  latest: string,
): CodeOptions {
  const {values, positionals: patterns} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      version: {type: 'string', default: latest},
      format: {type: 'string', default: 'text'},
    },
  });
  const {version} = values;
  const format = formats.find((one) => one === values.format);
  if (!format) {
    throw new UsageError(
      `There is no format "${values.format}". Write one of ${formats.join(', ')}`,
    );
  }
  if (!versions.includes(version)) {
    throw new UsageError(`There is no version "${version}". Write one of ${versions.join(', ')}`);
  }
  if (patterns.length === 0) {
    throw new UsageError(`Name the files to check: ${usage}`);
  }
  return {patterns, version, format};
}
