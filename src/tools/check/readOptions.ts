import {parseArgs, UsageError} from '../usage';

export interface CheckOptions {
  /** Pages and folders, as written; all pages when there are none. */
  names: string[];
  /** Only what git says has changed since the last commit. */
  changed: boolean;
  /** Checks again as pages are saved. */
  watch: boolean;
  /** Fixes what is mechanical. */
  fix: boolean;
  /** Asks the servers of external links, too. */
  external: boolean;
  /** How faults are written: for a terminal and editors, or as annotations of GitHub. */
  format: 'text' | 'github';
}

/** Reads what stands behind `npm run check --`. @throws for what it does not know */
export function readOptions(args: string[]): CheckOptions {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      changed: {type: 'boolean', default: false},
      watch: {type: 'boolean', default: false},
      fix: {type: 'boolean', default: false},
      external: {type: 'boolean', default: false},
      format: {type: 'string', default: 'text'},
    },
  });
  const {changed, watch, fix, external, format} = values;
  if (format !== 'text' && format !== 'github') {
    throw new UsageError(`There is no format "${format}". Write --format=text or --format=github`);
  }
  if (changed && positionals.length > 0) {
    throw new UsageError('Name pages, or write --changed, not both');
  }
  if (watch && (fix || external)) {
    throw new UsageError('--watch only checks: leave --fix and --external out');
  }
  return {names: positionals, changed, watch, fix, external, format};
}
