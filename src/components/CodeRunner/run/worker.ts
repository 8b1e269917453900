// First, so that nothing of this worker reaches the network.
import './sealNetwork';
import {
  runCode,
  tableOfFiles,
  tablesOf,
  type DataTable,
  type Precedence,
  type RunReport,
} from 'qodlyscript';
import {sampleDatabase} from '@site/src/content/sampleData/sampleDatabase';
import sampleFiles from '@site/src/content/sampleData/sampleFiles.json';

/** A sample to run, with everything it uses. */
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

/** The data that the database has been restarted for. */
let currentData = '';

self.addEventListener('message', ({data}: MessageEvent<RunRequest>) => {
  self.postMessage('started');
  self.postMessage(run(data));
});

function run({source, definitions, precedence, data}: RunRequest): RunResult {
  if (data !== currentData) {
    currentData = data;
    sampleDatabase.restart();
  }
  const report = runCode(source, {
    definitions,
    precedence,
    database: sampleDatabase,
    files: sampleFiles,
  });
  return {report, tables: tablesFor(source)};
}

/** Returns the data and the files, if the code uses them. */
function tablesFor(source: string): DataTable[] {
  const usesData = /\bds\s*[.[]/i.test(source);
  const usesFiles = /\b(?:file|folder)\s*\(/i.test(source);
  return [
    ...(usesData ? tablesOf(sampleDatabase) : []),
    ...(usesFiles ? [tableOfFiles(sampleFiles)] : []),
  ];
}
