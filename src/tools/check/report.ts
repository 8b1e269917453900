import os from 'node:os';
import {readSite, type Site} from '../../content/site';
import {saveSiteValues} from '../../cache/siteValues';
import {checkExternalLinks} from './checkExternalLinks';
import {checkFiles, writeFault, type FoundFault} from './checkFiles';
import {checkInThreads} from './checkInThreads';
import {mendFiles} from './mendFiles';
import type {CheckOptions} from './readOptions';

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

type ReportOptions = Pick<CheckOptions, 'fix' | 'external' | 'format'> & {isAllNew?: boolean};

/**
 * Writes the faults of the pages, then those of their links to other sites; returns whether there are
 * any.
 *
 * @throws UsageError where other sites can't be asked, once the faults of the pages are written
 */
export async function report(
  files: readonly string[],
  siteDir: string,
  {fix, external, format, isAllNew = false}: ReportOptions,
): Promise<boolean> {
  const started = performance.now();
  const site = readSite(siteDir);
  let count = 0;
  const write = (faults: readonly FoundFault[]) => {
    faults.forEach((fault) => console.log(writeFault(fault, site, format)));
    count += faults.length;
  };
  write(fix ? mend(files, site) : await find(files, site, isAllNew));
  try {
    if (external) {
      write(await checkExternalLinks(files, site));
    }
  } finally {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const what = `${files.length} ${files.length === 1 ? 'page' : 'pages'} in ${seconds} s`;
    console.log(`Checked ${what}: ${count === 1 ? '1 fault' : `${count || 'no'} faults`}.`);
    saveSiteValues(site);
  }
  return count > 0;
}

function find(files: readonly string[], site: Site, isAllNew: boolean) {
  const threads = Math.min(os.availableParallelism(), maxThreads);
  return threads > 1 && (isAllNew || files.length >= worthThreads)
    ? checkInThreads(files, site, threads)
    : checkFiles(files, site);
}
