import {parseArgs, UsageError} from '../usage';

export interface CheckOptions {
  /** Pages and folders, as written; all pages if empty. */
  names: string[];
  /** Only checks pages changed since the last commit, according to git. */
  changed: boolean;
  /** Checks again as pages are saved. */
  watch: boolean;
  /** Formats the files first. */
  fix: boolean;
  /** Also requests external links. */
  external: boolean;
  /** Output format: for terminals and editors, or as GitHub annotations. */
  format: 'text' | 'github';
}

/** Reads the arguments to `npm run check --`. @throws for unknown options */
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
    throw new UsageError(`Unknown format "${format}". Use --format=text or --format=github`);
  }
  if (changed && positionals.length > 0) {
    throw new UsageError('Name pages or use --changed, not both');
  }
  if (watch && (fix || external)) {
    throw new UsageError("--watch can't be combined with --fix or --external");
  }
  return {names: positionals, changed, watch, fix, external, format};
}
