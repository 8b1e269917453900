import {readSite, type Site} from '../content/site/site';
import {applyChanges, type FileChanges} from './fileChanges';
import {nameOfFile} from './listFiles';
import {siteDir, parseArgs, runTool, UsageError} from './usage';

/** What a tool does to the site's files. */
export interface Edit {
  changes: FileChanges;
  /** Lines to print afterward. */
  report: readonly string[];
  /** False if the writer has to do the rest. */
  isComplete?: boolean;
}

type Values = Record<string, string | boolean | undefined>;

interface Tool {
  usage: string;
  /** More lines for `--help`. */
  details?: readonly string[];
  options?: Record<string, {type: 'string' | 'boolean'}>;
  /** The number of arguments without options. */
  count: number;
  edit: (site: Site, args: string[], values: Values) => Edit;
}

/** More files than this are only counted. */
const maxListed = 10;

/** Runs a tool that edits pages: reads its arguments and the site, writes the files, and lists them. */
export function runEdit({usage, details = [], options = {}, count, edit}: Tool): void {
  void runTool(
    usage,
    () => {
      const {values, positionals} = parseArgs({allowPositionals: true, options});
      if (positionals.length !== count) {
        throw new UsageError(usage);
      }
      const site = readSite(siteDir);
      const {changes, report, isComplete = true} = edit(site, positionals, values as Values);
      applyChanges(changes);
      listChanges(site, changes).forEach((line) => console.log(line));
      report.forEach((line) => console.log(line));
      process.exitCode = isComplete ? 0 : 1;
    },
    details,
  );
}

function listChanges(site: Site, changes: FileChanges): string[] {
  const written = [...changes].filter(([, text]) => text !== undefined);
  const deleted = [...changes].filter(([, text]) => text === undefined);
  return [
    ...(written.length > maxListed
      ? [`wrote ${written.length} files: git status lists them`]
      : written.map(([file]) => `wrote ${nameOfFile(site, file)}`)),
    ...deleted.map(([file]) => `deleted ${nameOfFile(site, file)}`),
  ];
}
