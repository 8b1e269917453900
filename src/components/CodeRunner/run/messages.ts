import type {DataTable, Precedence, RunReport} from 'qodlyscript';

/** What a sample consists of when it runs. */
export interface RunRequest {
  source: string;
  /** The page's other samples that define methods and classes. */
  definitions: {source: string; title: string}[];
  precedence: Precedence;
  /** Identifies the sample data: with a new value, it is as at the beginning. */
  data: string;
}

/** The worker's response after `started`. */
export interface RunResult {
  report: RunReport;
  /** The sample data after the run, and the files that it began with, if the code uses them. */
  tables: DataTable[];
}
