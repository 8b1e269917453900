import type {Finding} from '../../language/checkCode/finding';
import {escapeForGithub} from '../escapeForGithub';
import type {CodeOptions} from './readOptions';

/** A finding in a file. */
export interface FileFinding extends Finding {
  /** As the caller named it, or as a pattern found it. */
  file: string;
  /** Address of the page about it. */
  url?: string;
}

/** The findings as they are printed, and a last line that counts them where people read them. */
export function writeFindings(
  findings: readonly FileFinding[],
  fileCount: number,
  {format, version}: CodeOptions,
): string {
  switch (format) {
    case 'json':
      return JSON.stringify({version, files: fileCount, findings}, null, 2);
    case 'github':
      return [...findings.map(writeForGithub), summarize(findings, fileCount, version)].join('\n');
    case 'text':
      return [...findings.map(writeLine), summarize(findings, fileCount, version)].join('\n');
  }
}

function writeLine({file, line, column, kind, found, hint, url}: FileFinding): string {
  return `${file}:${line}:${column}: ${kind}: ${found}. ${hint}${url === undefined ? '' : ` (${url})`}`;
}

const githubLevels = {fault: 'error', undocumented: 'error', upgrade: 'notice'} as const;

function writeForGithub({file, line, column, endColumn, kind, found, hint}: FileFinding): string {
  const place = `file=${file},line=${line},col=${column},endColumn=${endColumn - 1}`;
  return `::${githubLevels[kind]} ${place}::${escapeForGithub(`${found}. ${hint}`)}`;
}

function summarize(findings: readonly FileFinding[], fileCount: number, version: string): string {
  const upgrades = findings.filter(({kind}) => kind === 'upgrade').length;
  const faults = findings.length - upgrades;
  return [
    `Checked ${fileCount} ${fileCount === 1 ? 'file' : 'files'} against what ${version} documents:`,
    `${faults === 0 ? 'nothing' : faults} to look at,`,
    `${upgrades === 1 ? '1 place' : `${upgrades || 'no'} places`} that an upgrade changes.`,
  ].join(' ');
}
