/** `qodly-check`: checks QodlyScript files against a version's documentation. See src/tools/checkCode/README.md. */
import fs from 'node:fs';
import {globSync, isDynamicPattern} from 'tinyglobby';
import {readEnvironment} from '../../config/environment';
import {joinRoute} from '../../addresses/paths';
import {codeFactsOf} from '../../content/codeFacts';
import {latestVersion, readSite} from '../../content/site';
import {loadSiteValues, saveSiteValues} from '../../cache/siteValues';
import {createChecker} from '../../language/checkCode/checkCode';
import {parseWithRecovery} from '../../language/checkCode/parseWithRecovery';
import {readProject} from '../../language/inference/project';
import {memoizeBy} from '../../language/memoize';
import {siteDir} from '../siteDir';
import {runTool, UsageError} from '../usage';
import {helpText, readOptions} from './readOptions';
import {writeFindings, type FileFinding, type FileName} from './writeFindings';

/** Returns the files for a path or a pattern, with forward slashes. @throws if nothing matches */
function filesOf(pattern: string): string[] {
  const files = isDynamicPattern(pattern) ? globSync(pattern).sort() : [pattern];
  if (
    files.length === 0 ||
    files.some((file) => !fs.statSync(file, {throwIfNoEntry: false})?.isFile())
  ) {
    throw new UsageError(`There is no file "${pattern}"`);
  }
  return files;
}

const site = readSite(siteDir);
const latest = latestVersion(site)?.label ?? '';
const labels = site.versions.map(({label}) => label);
const help = helpText(labels, latest);

function run(): void {
  const options = readOptions(process.argv.slice(2), labels, latest);
  if (options.help) {
    console.log(help);
    return;
  }
  const files = [...new Set(options.patterns.flatMap(filesOf))];
  const version = site.versions.find(({label}) => label === options.version);
  if (!version) {
    return;
  }
  loadSiteValues(siteDir);
  const facts = codeFactsOf(site, version);
  const parse = memoizeBy(String, (source: string) => parseWithRecovery(source, facts.precedence));
  const check = createChecker(facts, parse);
  saveSiteValues(site);
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const root = siteUrl + (version.label === latest ? baseUrl : joinRoute(baseUrl, version.label));
  const sources = files.map((file) => ({path: file, source: fs.readFileSync(file, 'utf8')}));
  const project = readProject(sources, parse);
  const reports = sources.map(({path: file, source}) => ({file, ...check(source, project)}));
  const findings = reports.flatMap((report) =>
    report.findings.map((finding): FileFinding => ({
      file: report.file,
      ...finding,
      ...(finding.page !== undefined && {url: joinRoute(root, finding.page)}),
    })),
  );
  const unknown = reports.flatMap((report) =>
    report.unknown.map((name): FileName => ({file: report.file, ...name})),
  );
  console.log(writeFindings({findings, unknown, fileCount: files.length}, options));
  process.exitCode = findings.some(({kind}) => kind !== 'upgrade') ? 1 : 0;
}

void runTool(help, run);
