import {byPosition, type FileFault} from '../../../checks/fault';
import type {Site, Version} from '../../../content/site';
import {linkedPageFaults} from './linkedPages';
import {listedPageFaults} from './listedPages';
import {listFaults} from './lists';
import {lostPageFaults} from './lostPages';
import {sharedParagraphFaults} from './sharedParagraphs';
import {sidebarFaults} from './sidebars';
import {termFaults} from './terms';
import {titleFaults} from './titles';
import {uselessExceptionFaults} from './uselessExceptions';

const versionChecks: ((site: Site, version: Version) => FileFault[] | Promise<FileFault[]>)[] = [
  sidebarFaults,
  linkedPageFaults,
  sharedParagraphFaults,
  termFaults,
  titleFaults,
];

const siteChecks = [listFaults, listedPageFaults, lostPageFaults, uselessExceptionFaults];

/** Returns the faults that concern the site as a whole, by file. */
export async function checkSite(site: Site): Promise<FileFault[]> {
  const faults = await Promise.all(
    site.versions.flatMap((version) => versionChecks.map((check) => check(site, version))),
  );
  return [...faults.flat(), ...siteChecks.flatMap((check) => check(site))].sort(
    (a, b) => a.file.localeCompare(b.file) || byPosition(a, b),
  );
}
