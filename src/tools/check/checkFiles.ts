import fs from 'node:fs';
import {findFaults} from '../../checks';
import {uselessAllowances, withoutAllowed} from '../../checks/allowances';
import {byPosition, formatFault, type FileFault} from '../../checks/fault';
import {links} from '../../checks/links';
import {checkStyle} from '../../checks/style';
import type {Page} from '../../content/page';
import {pageInFile, type Site} from '../../content/site';
import {escapeForGithub} from '../escapeForGithub';
import {nameOfFile} from '../listFiles';
import type {CheckOptions} from './readOptions';
import {filesWithSuspectLinks} from './selectFiles';

/** Returns the faults of the pages in these files, and of the links to them. The files don't have to exist. */
export function checkFiles(files: readonly string[], site: Site): FileFault[] {
  return [...checkPages(files, site), ...checkLinksTo(files, site)];
}

/** Returns the faults of the pages in these files, which may not exist. */
export function checkPages(files: readonly string[], site: Site): FileFault[] {
  return files
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => faultsOf(pageInFile(site, file), site));
}

/** Returns the faults of the links to these files on other pages. */
export function checkLinksTo(files: readonly string[], site: Site): FileFault[] {
  return filesWithSuspectLinks(new Set(files), site).flatMap((file) =>
    links(pageInFile(site, file), site).map((fault) => ({...fault, file})),
  );
}

/** Returns all faults of a page, by line. */
export function faultsOf(page: Page, site: Site): FileFault[] {
  const faults = [...findFaults(page, site), ...checkStyle(page, site)];
  return [...withoutAllowed(page, faults), ...uselessAllowances(page, faults)]
    .sort(byPosition)
    .map((fault) => ({...fault, file: page.file}));
}

/** Formats a fault as one line that terminals, editors or GitHub link to its location. */
export function writeFault(fault: FileFault, site: Site, format: CheckOptions['format']): string {
  if (format === 'text') {
    return formatFault(fault, fault.file, site.directory);
  }
  const {line, column, found, hint, isSuggestion} = fault;
  const location = [`file=${nameOfFile(site, fault.file)}`, `line=${line}`];
  const all = column === undefined ? location : [...location, `col=${column}`];
  return `::${isSuggestion ? 'notice' : 'error'} ${all.join(',')}::${escapeForGithub(`${found}. ${hint}`)}`;
}
