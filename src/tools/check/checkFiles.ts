import fs from 'node:fs';
import {checkPage} from '../../checks';
import {formatFault, type Fault} from '../../checks/fault';
import {links} from '../../checks/links';
import {pageInFile, type Site} from '../../content/site';
import {nameOfFile} from '../listFiles';
import type {CheckOptions} from './readOptions';
import {filesThatLinkTo} from './selectFiles';

export interface FoundFault extends Fault {
  /** Absolute path. */
  file: string;
}

/** The faults of the pages in these files, which may be gone, and of the links to them. */
export function checkFiles(files: readonly string[], site: Site): FoundFault[] {
  return [...checkPages(files, site), ...checkLinksTo(files, site)];
}

/** The faults of the pages in these files, which may be gone. */
export function checkPages(files: readonly string[], site: Site): FoundFault[] {
  return files
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => checkPage(pageInFile(site, file), site).map((fault) => ({...fault, file})));
}

/** The faults of the links to these files on other pages. */
export function checkLinksTo(files: readonly string[], site: Site): FoundFault[] {
  return filesThatLinkTo(new Set(files), site).flatMap((file) =>
    links(pageInFile(site, file), site).map((fault) => ({...fault, file})),
  );
}

/** One line, which terminals, editors or GitHub lead to its place. */
export function writeFault(fault: FoundFault, site: Site, format: CheckOptions['format']): string {
  if (format === 'text') {
    return formatFault(fault, fault.file, site.directory);
  }
  const {line, column, found, hint} = fault;
  const place = [`file=${nameOfFile(site, fault.file)}`, `line=${line}`];
  const all = column === undefined ? place : [...place, `col=${column}`];
  return `::error ${all.join(',')}::${escapeForGithub(`${found}. ${hint}`)}`;
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function escapeForGithub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
