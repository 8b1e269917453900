/** `npm run port -- docs/PATH [--from next] [--to 0.2.0,0.1.0]`, and `--drift`. See src/tools/README.md. */
import path from 'node:path';
import {pathInVersion, readSite, type Site} from '../../content/site/site';
import {reportDrift} from '../drift/reportDrift';
import {applyChanges} from '../fileChanges';
import {siteDir, parseArgs, runTool, UsageError} from '../usage';
import {portPage} from './portPage';

/** Returns the same page in the version passed with `--from`. */
function inVersion(site: Site, file: string, label: string): string {
  const version = site.versions.find((candidate) => candidate.label === label);
  if (!version) {
    throw new UsageError(
      `There is no version "${label}". Use one of ${site.versions.map((version) => version.label).join(', ')}`,
    );
  }
  return path.join(version.directory, pathInVersion(site, file));
}

const usage = `Usage: npm run port -- docs/page.md [--from VERSION] [--to VERSION,VERSION]
       npm run port -- --drift [--accept LOCATION --reason "REASON" | --forget]
LOCATION is a location from the output, a page, or a folder.
--forget deletes accepted differences that no longer exist.`;

void runTool(usage, () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      from: {type: 'string'},
      to: {type: 'string'},
      drift: {type: 'boolean', default: false},
      accept: {type: 'string'},
      reason: {type: 'string'},
      forget: {type: 'boolean', default: false},
    },
  });
  const [name, ...rest] = positionals;
  const site = readSite(siteDir);
  if (values.drift && name === undefined) {
    process.exitCode = reportDrift(site, values) ? 0 : 1;
    return;
  }
  if (name === undefined || rest.length > 0 || values.drift) {
    throw new UsageError(usage);
  }
  const named = path.resolve(name);
  const file = values.from === undefined ? named : inVersion(site, named, values.from);
  const {changes, report, isComplete} = portPage(site, {file, to: values.to?.split(',')});
  applyChanges(changes);
  report.forEach((line) => console.log(line));
  process.exitCode = isComplete ? 0 : 1;
});
