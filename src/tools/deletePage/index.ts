/** `npm run delete -- PAGE REPLACEMENT [--all-versions]`. See src/tools/README.md. */
import path from 'node:path';
import {pathInVersion, readSite, routeInVersion} from '../../content/site';
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
    const isPage = pathInVersion(site, name) === pathInVersion(site, file);
    const reason = text === undefined && !isPage ? ', which only the deleted page used' : '';
    console.log(`${text === undefined ? 'deleted' : 'wrote'} ${nameOfFile(site, name)}${reason}`);
  });
  const mentions = findMentions(site, routeInVersion(site, file));
  if (mentions.length > 0) {
    console.log('These lines still name the page. Change them to another page, or delete them:');
    mentions.forEach((place) => console.log(place));
    process.exitCode = 1;
  }
  console.log(
    `Links to the page now lead to ${nameOfFile(site, replacement)}: read their text, also on that page itself. The check reports links to headings that it lacks: npm run check -- --changed`,
  );
});
