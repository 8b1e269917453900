/** `npm run check`: checks the pages without a build. See src/tools/README.md. */
import {loadValues} from '../../content/cache/pageCache';
import {readSite} from '../../content/site/site';
import {listCheckedFiles} from '../listFiles';
import {siteDir, runTool} from '../usage';
import {readOptions, type CheckOptions} from './readOptions';
import {report} from './report';
import {changedFiles, filesNamed, isChecked} from './selectFiles';
import {watchFiles} from './watchFiles';

function select({names, changed}: CheckOptions): string[] {
  const site = readSite(siteDir);
  if (changed) {
    return changedFiles(site).filter((file) => isChecked(file, site));
  }
  return names.length > 0 ? filesNamed(names, site, process.cwd()) : listCheckedFiles(site);
}

async function run(options: CheckOptions): Promise<void> {
  loadValues(siteDir);
  const files = select(options);
  let check: Promise<unknown> = Promise.resolve();
  if (options.watch) {
    // Start watching now to catch pages that are saved during the first check or right after it.
    await watchFiles(readSite(siteDir), (saved) => {
      check = check.then(() => {
        // Editors clear the problems from the last check when they see this line.
        console.log('Checking the saved pages …');
        return runTool(usage, async () => {
          await report(saved, siteDir, {...options, isPartial: true});
        });
      });
    });
  }
  const isPartial = options.names.length > 0;
  const firstCheck = report(files, siteDir, {...options, isPartial});
  check = firstCheck;
  const hasProblems = await firstCheck;
  if (!options.watch) {
    process.exitCode = hasProblems ? 1 : 0;
  }
}

const usage =
  'Usage: npm run check -- [PAGE or FOLDER …] [--changed] [--watch] [--fix] [--external] [--format=github]';

void runTool(usage, () => run(readOptions(process.argv.slice(2))));
