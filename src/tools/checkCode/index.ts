/** `qodly-check`: checks files of QodlyScript against what a version documents. src/tools/checkCode/README.md explains it. */
import fs from 'node:fs';
import path from 'node:path';
import {globSync, isDynamicPattern} from 'tinyglobby';
import {readEnvironment} from '../../config/environment';
import {joinRoute} from '../../addresses/paths';
import {codeFactsOf} from '../../content/codeFacts';
import {latestVersion, readSite} from '../../content/site';
import {keepSiteValues, saveSiteValues} from '../../cache/siteValues';
import {createChecker} from '../../language/checkCode/checkCode';
import {runTool, UsageError} from '../usage';
import {readOptions, usage} from './readOptions';
import {writeFindings, type FileFinding} from './writeFindings';

const siteDir = path.resolve(__dirname, '../../..');

/** The files of a path or a pattern, with slashes. @throws when there is none */
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

function run(args: string[]): void {
  const site = readSite(siteDir);
  const latest = latestVersion(site)?.label ?? '';
  const labels = site.versions.map(({label}) => label);
  const options = readOptions(args, labels, latest);
  const files = [...new Set(options.patterns.flatMap(filesOf))];
  const version = site.versions.find(({label}) => label === options.version);
  if (!version) {
    return;
  }
  keepSiteValues(siteDir);
  const check = createChecker(codeFactsOf(site, version));
  saveSiteValues(site);
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const root = siteUrl + (version.label === latest ? baseUrl : joinRoute(baseUrl, version.label));
  const findings = files.flatMap((file): FileFinding[] =>
    check(fs.readFileSync(file, 'utf8')).findings.map((finding) => ({
      file,
      ...finding,
      ...(finding.page !== undefined && {url: joinRoute(root, finding.page)}),
    })),
  );
  console.log(writeFindings(findings, files.length, options));
  process.exitCode = findings.some(({kind}) => kind !== 'upgrade') ? 1 : 0;
}

void runTool(usage, () => run(process.argv.slice(2)));
