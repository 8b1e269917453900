/** `npm run check`: what the pages must hold, without a build. CONTRIBUTING.md tells how to use it. */
import path from 'node:path';
import {saveValues} from '../../content/rememberByText';
import {readSite, versionOf} from '../../content/site';
import {keepPageValues} from '../keepPageValues';
import {listFiles} from '../listFiles';
import {runTool} from '../usage';
import {checkFiles, writeFault} from './checkFiles';
import {readOptions, type CheckOptions} from './readOptions';
import {changedFiles, filesNamed} from './selectFiles';
import {watchFiles} from './watchFiles';

const siteDir = path.resolve(__dirname, '../../..');

function select({names, changed}: CheckOptions): string[] {
  const site = readSite(siteDir);
  if (changed) {
    return changedFiles(site).filter(
      (file) => /\.mdx?$/.test(file) && versionOf(site, file) !== undefined,
    );
  }
  return names.length > 0 ? filesNamed(names, site, process.cwd()) : listFiles(site);
}

/** Writes the faults; returns whether there are any. */
function report(files: readonly string[], {format}: CheckOptions): boolean {
  const started = performance.now();
  const site = readSite(siteDir);
  const faults = checkFiles(files, site);
  faults.forEach((fault) => console.log(writeFault(fault, site, format)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const what = `${files.length} ${files.length === 1 ? 'page' : 'pages'} in ${seconds} s`;
  const result = faults.length === 1 ? '1 fault' : `${faults.length || 'no'} faults`;
  console.log(`Checked ${what}: ${result}.`);
  saveValues();
  return faults.length > 0;
}

function run(options: CheckOptions): void {
  keepPageValues('values');
  const hasFaults = report(select(options), options);
  if (options.watch) {
    watchFiles(readSite(siteDir), (files) => {
      // Editors take away the faults of the last check when they read this.
      console.log('Checking what was saved …');
      report(files, options);
    });
  } else {
    process.exitCode = hasFaults ? 1 : 0;
  }
}

runTool(() => run(readOptions(process.argv.slice(2))));
