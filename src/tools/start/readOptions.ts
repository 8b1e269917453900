import {UsageError} from '../usage';

export interface StartOptions {
  /** The versions to show; all if missing. */
  only?: string[];
  /** Options for Docusaurus: `--port 3001`, `--no-open`. */
  docusaurusOptions: string[];
}

/**
 * Reads the arguments to `npm start --`.
 *
 * @param labels the labels of the existing versions
 * @throws UsageError for an unknown version
 */
export function readOptions(args: readonly string[], labels: readonly string[]): StartOptions {
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
