/** `npm run check`: what the pages must hold, without a build. src/tools/README.md tells how to use it. */
import os from 'node:os';
import path from 'node:path';
import {readSite, type Site} from '../../content/site';
import {keepSiteValues, saveSiteValues} from '../../content/siteValues';
import {listCheckedFiles} from '../listFiles';
import {runTool} from '../usage';
import {checkExternalLinks} from './checkExternalLinks';
import {checkFiles, writeFault, type FoundFault} from './checkFiles';
import {checkInThreads} from './checkInThreads';
import {mendFiles} from './mendFiles';
import {readOptions, type CheckOptions} from './readOptions';
import {changedFiles, filesNamed, isChecked} from './selectFiles';
import {watchFiles} from './watchFiles';

const siteDir = path.resolve(__dirname, '../../..');

function select({names, changed}: CheckOptions): string[] {
  const site = readSite(siteDir);
  if (changed) {
    return changedFiles(site).filter((file) => isChecked(file, site));
  }
  return names.length > 0 ? filesNamed(names, site, process.cwd()) : listCheckedFiles(site);
}

/** Mends the files; returns the faults that are left. */
function mend(files: readonly string[], site: Site): FoundFault[] {
  const {mended, left} = mendFiles(files, site);
  // Indented, so that editors do not list them.
  mended.forEach((fault) => console.log(`  mended ${writeFault(fault, site, 'text')}`));
  return left;
}

/** Each thread reads the code anew, and has the less to gain by it the more there are. */
const maxThreads = 4;

/** So many pages take longer than a thread takes to start. */
const worthThreads = 50;

/** Writes the faults; returns whether there are any. */
async function report(
  files: readonly string[],
  {fix, external, format, isAllNew = false}: CheckOptions & {isAllNew?: boolean},
): Promise<boolean> {
  const started = performance.now();
  const site = readSite(siteDir);
  const threads = Math.min(os.availableParallelism(), maxThreads);
  const isWorthThreads = threads > 1 && (isAllNew || files.length >= worthThreads);
  const faults = fix
    ? mend(files, site)
    : isWorthThreads
      ? await checkInThreads(files, site, threads)
      : checkFiles(files, site);
  if (external) {
    faults.push(...(await checkExternalLinks(files, site)));
  }
  faults.forEach((fault) => console.log(writeFault(fault, site, format)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const what = `${files.length} ${files.length === 1 ? 'page' : 'pages'} in ${seconds} s`;
  const result = faults.length === 1 ? '1 fault' : `${faults.length || 'no'} faults`;
  console.log(`Checked ${what}: ${result}.`);
  saveSiteValues(site);
  return faults.length > 0;
}

async function run(options: CheckOptions): Promise<void> {
  const isAllNew = !keepSiteValues(siteDir);
  const hasFaults = await report(select(options), {...options, isAllNew});
  if (options.watch) {
    watchFiles(readSite(siteDir), (files) => {
      // Editors take away the faults of the last check when they read this.
      console.log('Checking what was saved …');
      void report(files, options);
    });
  } else {
    process.exitCode = hasFaults ? 1 : 0;
  }
}

void runTool(() => run(readOptions(process.argv.slice(2))));
