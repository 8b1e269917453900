/** `npm run rename -- PAGE "Old heading" "New heading"`. See src/tools/README.md. */
import path from 'node:path';
import {readSite} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {siteDir} from '../siteDir';
import {parseArgs, runTool, UsageError} from '../usage';
import {renameHeading} from './renameHeading';

const usage = 'Usage: npm run rename -- docs/page.md "Old heading" "New heading"';

const details = ['Renames the heading in every version that has it. Links to it still work'];

void runTool(
  usage,
  () => {
    const {positionals} = parseArgs({allowPositionals: true});
    const [name, from, to, ...rest] = positionals;
    if (name === undefined || from === undefined || to === undefined || rest.length > 0) {
      throw new UsageError(usage);
    }
    const site = readSite(siteDir);
    const changes = renameHeading(site, {file: path.resolve(name), from, to});
    applyChanges(changes);
    changes.forEach((_, file) => {
      console.log(`wrote ${nameOfFile(site, file)}`);
    });
    console.log('The heading keeps its anchor, so every link to it still works.');
    console.log('Now check: npm run check -- --changed');
  },
  details,
);
