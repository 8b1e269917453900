import type {UnlistedName} from '../checkCode/checkCode';
import type {Finding} from '../checkCode/finding';
import type {CodeOptions} from './readOptions';

/** A finding in a file. */
export interface FileFinding extends Finding {
  /** Path as passed by the caller, or as matched by a pattern. */
  file: string;
  /** URL of the page about it. */
  url?: string;
}

/** A name that is neither documented nor defined in the checked files, with its file. */
export interface FileName extends UnlistedName {
  file: string;
}

interface Results {
  findings: readonly FileFinding[];
  unknown: readonly FileName[];
  fileCount: number;
}

/** Formats the findings, followed by a summary line unless the format is JSON. */
export function writeFindings(
  {findings, unknown, fileCount}: Results,
  {format, version}: CodeOptions,
): string {
  const summary = summarize(findings, fileCount, version);
  switch (format) {
    case 'json':
      return JSON.stringify({version, files: fileCount, findings, unknown}, null, 2);
    case 'github':
      return [...findings.map(writeForGithub), summary].join('\n');
    case 'text':
      return [
        ...findings.map(writeLine),
        ...unknown.map((name) => writeUnknown(name, version)),
        summary,
      ].join('\n');
  }
}

function writeUnknown({file, name, lines, similar}: FileName, version: string): string {
  const otherLines = lines.length > 1 ? ` Also on lines ${lines.slice(1).join(', ')}.` : '';
  const hint = similar === undefined ? '' : ` Did you mean "${similar}"?`;
  return `${file}:${lines[0]}: unknown: "${name}" is neither documented in ${version} nor defined in the files.${hint}${otherLines}`;
}

function writeLine({file, line, column, kind, found, hint, url}: FileFinding): string {
  return `${file}:${line}:${column}: ${kind}: ${found}. ${hint}${url === undefined ? '' : ` (${url})`}`;
}

const githubLevels = {error: 'error', undocumented: 'error', upgrade: 'notice'} as const;

function writeForGithub({file, line, column, endColumn, kind, found, hint}: FileFinding): string {
  const location = `file=${file},line=${line},col=${column},endColumn=${endColumn - 1}`;
  return `::${githubLevels[kind]} ${location}::${escapeForGithub(`${found}. ${hint}`)}`;
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function escapeForGithub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function summarize(findings: readonly FileFinding[], fileCount: number, version: string): string {
  const upgrades = findings.filter(({kind}) => kind === 'upgrade').length;
  const problems = findings.length - upgrades;
  return [
    `Checked ${fileCount} ${fileCount === 1 ? 'file' : 'files'} against what ${version} documents:`,
    `${problems === 0 ? 'nothing' : problems} to look at,`,
    `${upgrades === 1 ? '1 location' : `${upgrades || 'no'} locations`} that an upgrade changes.`,
  ].join(' ');
}
