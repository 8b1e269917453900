import {parseArgs} from 'node:util';

/** The command can't run as called. The message states the reason and the alternatives. */
export class UsageError extends Error {}

export interface CodeOptions {
  /** Only prints the usage. */
  help: boolean;
  /** Paths and patterns, as written. */
  patterns: string[];
  /** Label of the version: `1.1.0`. */
  version: string;
  /** Output format: for a terminal, as GitHub annotations, or as JSON. */
  format: 'text' | 'github' | 'json';
}

const formats = ['text', 'github', 'json'] as const;

const usage =
  "qodly-check [--version VERSION] [--format text|github|json] 'Project/Sources/**/*.4qs' …";

/** Returns the output of `--help`. */
export function helpText(versions: readonly string[], latest: string): string {
  return `${usage}

Checks QodlyScript files against the documentation of a Qodly version. All files together form one
project: methods are called by their file names, and classes are in "cs".

Options
  --version VERSION  ${versions.join(', ')}; default: ${latest}
  --format FORMAT    text: one line for each finding
                     github: annotations for GitHub Actions
                     json: an object, see below
  --help, -h         print this text

Kinds of findings
  error         code that violates the documented language
  undocumented  a name that the version doesn't document
  unknown       a name that is neither documented nor defined in the files; not an error
  upgrade       correct, but changed in a later version; not an error

JSON
  version   string
  files     number of checked files
  findings  list of {file, line, column, endColumn, kind: "error" | "undocumented" | "upgrade",
            found, hint, page?, url?, upgrade?, groupings?: list of {version, text}}
  unknown   list of {file, name, kind: "method" | "variable" | "class", lines: list of numbers,
            similar?}
  Line and column numbers are one-based; endColumn is the column after the last character.

Exit code
  0  no errors and no undocumented names
  1  at least one error or undocumented name
  2  invalid options, or no such file`;
}

/**
 * Reads the arguments to `qodly-check`.
 *
 * @param versions labels of the documented versions
 * @param latest label of the default version
 * @throws for unknown options
 */
export function readOptions(
  args: string[],
  versions: readonly string[],
  latest: string,
): CodeOptions {
  const {values, positionals: patterns} = parseCommandLine(args, latest);
  const {version, help} = values;
  const format = formats.find((candidate) => candidate === values.format);
  if (!format) {
    throw new UsageError(`There is no format "${values.format}". Use one of ${formats.join(', ')}`);
  }
  if (!versions.includes(version)) {
    throw new UsageError(`There is no version "${version}". Use one of ${versions.join(', ')}`);
  }
  if (patterns.length === 0 && !help) {
    throw new UsageError(`Name the files to check: ${usage}`);
  }
  return {patterns, version, format, help};
}

function parseCommandLine(args: string[], latest: string) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        version: {type: 'string', default: latest},
        format: {type: 'string', default: 'text'},
        help: {type: 'boolean', short: 'h', default: false},
      },
    });
  } catch (error) {
    // Drop Node.js's advice about positional arguments.
    const message = (error as Error).message.replace(/(?<=^Unknown option '[^']*')\..*/s, '');
    throw new UsageError(`${message}. ${usage}`);
  }
}
