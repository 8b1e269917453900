import {nameOf, UnknownOptionError, UsageError} from '../usage';

/** The options of `docusaurus start`, without their dashes, plus our own. */
const known = [
  'only',
  'port',
  'host',
  'no-open',
  'poll',
  'locale',
  'hot-only',
  'no-minify',
  'config',
];

export interface StartOptions {
  /** The versions to show; all if empty. */
  only?: string[];
  /** Options for Docusaurus: `--port 3001`, `--no-open`. */
  docusaurusOptions: string[];
}

/**
 * Reads the arguments to `npm start --`.
 *
 * @param labels the labels of the existing versions
 * @throws UsageError for an unknown version or option
 */
export function readOptions(args: readonly string[], labels: readonly string[]): StartOptions {
  const unknownOption = args.find((arg) => /^--\w/.test(arg) && !known.includes(nameOf(arg)));
  if (unknownOption !== undefined) {
    throw new UnknownOptionError(unknownOption, known);
  }
  const index = args.findIndex((arg) => /^--only(?:=|$)/.test(arg));
  if (index < 0) {
    return {docusaurusOptions: [...args]};
  }
  const [, value] = (args[index] ?? '').split('=');
  const only = (value ?? args[index + 1] ?? '').split(',');
  const unknown = only.find((label) => !labels.includes(label));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no version "${unknown}". Use --only with one or more of ${labels.join(',')}`,
    );
  }
  return {only, docusaurusOptions: args.filter((_, i) => i < index || i > index + (value ? 0 : 1))};
}
