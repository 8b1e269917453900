/** `qodly-check`: checks QodlyScript files against a version's documentation. */
import fs from 'node:fs';
import path from 'node:path';
import {createChecker} from '../checkCode/checkCode';
import type {CodeFacts} from '../checkCode/codeFacts';
import {parseWithRecovery} from '../checkCode/parseWithRecovery';
import {readProject} from '../inference/project';
import {memoizeBy} from '../memoize';
import {listFiles} from './listFiles';
import {helpText, readOptions, UsageError, type CodeOptions} from './readOptions';
import {writeFindings, type FileFinding, type FileName} from './writeFindings';

/** A documented version, as listed in `facts/versions.json`, with the URL of its pages. */
interface DocumentedVersion {
  label: string;
  url: string;
  isLatest?: boolean;
}

/**
 * Runs the command.
 *
 * @param factsFolder contains `versions.json`, and a file of `CodeFacts` for each version
 * @returns the exit code
 */
export function main(args: string[], factsFolder: string): number {
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(factsFolder, `${name}.json`), 'utf8'));
  const versions = read('versions') as DocumentedVersion[];
  const labels = versions.map(({label}) => label);
  const latest = versions.find(({isLatest}) => isLatest)?.label ?? '';
  try {
    const options = readOptions(args, labels, latest);
    if (options.help) {
      console.log(helpText(labels, latest));
      return 0;
    }
    const url = versions.find(({label}) => label === options.version)?.url ?? '';
    return check(options, read(options.version) as CodeFacts, url);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    console.error(error.message);
    return 2;
  }
}

function check(options: CodeOptions, facts: CodeFacts, url: string): number {
  const files = [...new Set(options.patterns.flatMap(listFiles))];
  const parse = memoizeBy(String, (source: string) => parseWithRecovery(source, facts.precedence));
  const checkSource = createChecker(facts, parse);
  const sources = files.map((file) => ({path: file, source: fs.readFileSync(file, 'utf8')}));
  const project = readProject(sources, parse);
  const reports = sources.map(({path: file, source}) => ({file, ...checkSource(source, project)}));
  const findings = reports.flatMap((report) =>
    report.findings.map((finding): FileFinding => ({
      file: report.file,
      ...finding,
      ...(finding.page !== undefined && {url: `${url}/${finding.page}`}),
    })),
  );
  const unknown = reports.flatMap((report) =>
    report.unknown.map((name): FileName => ({file: report.file, ...name})),
  );
  console.log(writeFindings({findings, unknown, fileCount: files.length}, options));
  return findings.some(({kind}) => kind !== 'upgrade') ? 1 : 0;
}
