// First, so that nothing of this worker reaches the network.
import './sealNetwork';
import {runCode, tableOfFiles, tablesOf, type DataTable} from 'qodlyscript';
import {sampleDatabase} from '@site/src/content/sampleData/sampleDatabase';
import sampleFiles from '@site/src/content/sampleData/sampleFiles.json';
import type {RunRequest, RunResult} from './messages';

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
