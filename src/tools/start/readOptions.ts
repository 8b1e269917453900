import {nameOf, UnknownOptionError, UsageError} from '../usage';

/** The options of `docusaurus start` without their dashes, and our own. */
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
  others: string[];
}

/**
 * Reads the arguments of `npm start --`.
 *
 * @param labels of the existing versions
 * @throws UsageError for an unknown version or option
 */
export function readOptions(args: readonly string[], labels: readonly string[]): StartOptions {
  const unknownOption = args.find((arg) => /^--\w/.test(arg) && !known.includes(nameOf(arg)));
  if (unknownOption !== undefined) {
    throw new UnknownOptionError(unknownOption, known);
  }
  const index = args.findIndex((arg) => /^--only(?:=|$)/.test(arg));
  if (index < 0) {
    return {others: [...args]};
  }
  const [, written] = (args[index] ?? '').split('=');
  const only = (written ?? args[index + 1] ?? '').split(',');
  const unknown = only.find((label) => !labels.includes(label));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no version "${unknown}". Write --only with one or more of ${labels.join(',')}`,
    );
  }
  return {only, others: args.filter((_, i) => i < index || i > index + (written ? 0 : 1))};
}
