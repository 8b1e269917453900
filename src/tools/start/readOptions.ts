import {UsageError} from '../usage';

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
 * @throws UsageError for an unknown version
 */
export function readOptions(args: readonly string[], labels: readonly string[]): StartOptions {
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
