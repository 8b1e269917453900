import {byPlace, type FileFault} from '../../../checks/fault';
import type {Site, Version} from '../../../content/site';
import {linkedPageFaults} from './linkedPages';
import {sharedParagraphFaults} from './sharedParagraphs';
import {sidebarFaults} from './sidebars';

const versionChecks: ((site: Site, version: Version) => FileFault[] | Promise<FileFault[]>)[] = [
  sidebarFaults,
  linkedPageFaults,
  sharedParagraphFaults,
];

/** What is wrong with the pages of a version together, by file. */
export async function checkSite(site: Site): Promise<FileFault[]> {
  const faults = await Promise.all(
    site.versions.flatMap((version) => versionChecks.map((check) => check(site, version))),
  );
  return faults.flat().sort((a, b) => a.file.localeCompare(b.file) || byPlace(a, b));
}
