/** `npm run delete -- PAGE REPLACEMENT [--all-versions]`. See src/tools/README.md. */
import path from 'node:path';
import {readSite, routeInVersion} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {findMentions} from '../movePage/findMentions';
import {parseArgs, runTool, UsageError} from '../usage';
import {deletePage} from './deletePage';

const usage = 'Write npm run delete -- docs/old.md docs/replacement.md [--all-versions]';

void runTool(usage, () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'all-versions': {type: 'boolean', default: false}},
  });
  const [file, replacement, ...rest] = positionals.map((name) => path.resolve(name));
  if (file === undefined || replacement === undefined || rest.length > 0) {
    throw new UsageError(usage);
  }
  const site = readSite(path.resolve(__dirname, '../../..'));
  const changes = deletePage(site, {file, replacement, allVersions: values['all-versions']});
  applyChanges(changes);
  changes.forEach((text, name) => {
    console.log(`${text === undefined ? 'deleted' : 'wrote'} ${nameOfFile(site, name)}`);
  });
  const mentions = findMentions(site, routeInVersion(site, file));
  if (mentions.length > 0) {
    console.log('These places still name the page. Change them by hand:');
    mentions.forEach((mention) => console.log(mention));
    process.exitCode = 1;
  }
  console.log('Links to its headings may need another anchor. Check: npm run check -- --changed');
});
