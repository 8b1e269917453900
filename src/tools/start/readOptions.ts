import {UsageError} from '../usage';

export interface StartOptions {
  /** The versions to show; all when there are none named. */
  only?: string[];
  /** For Docusaurus: `--port 3001`, `--no-open`. */
  others: string[];
}

/**
 * Reads what stands behind `npm start --`.
 *
 * @param labels of the versions that there are
 * @throws UsageError for a version that there is not
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
