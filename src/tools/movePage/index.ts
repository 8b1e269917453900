/** `npm run move -- FROM TO [--all-versions]`. See src/tools/README.md. */
import path from 'node:path';
import {readSite, routeInVersion} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {sidebarFile} from '../sidebarFiles';
import {parseArgs, runTool, UsageError} from '../usage';
import {findMentions} from './findMentions';
import {movePage} from './movePage';

const usage = 'Write npm run move -- docs/old.md docs/folder/new.md [--all-versions]';

void runTool(usage, () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'all-versions': {type: 'boolean', default: false}},
  });
  const [from, to, ...rest] = positionals.map((name) => path.resolve(name));
  if (from === undefined || to === undefined || rest.length > 0) {
    throw new UsageError(usage);
  }
  const site = readSite(path.resolve(__dirname, '../../..'));
  const changes = movePage(site, {from, to, allVersions: values['all-versions']});
  applyChanges(changes);
  changes.forEach((text, file) => {
    console.log(`${text === undefined ? 'deleted' : 'wrote'} ${nameOfFile(site, file)}`);
  });
  const mentions = findMentions(site, routeInVersion(site, from));
  if (mentions.length > 0) {
    console.log('These lines still name the old page. Write the new one there:');
    mentions.forEach((place) => console.log(place));
    process.exitCode = 1;
  }
  if (site.versions.some((version) => changes.has(sidebarFile(site, version)))) {
    console.log('It kept its place in the sidebar. Move it if readers would look elsewhere.');
  }
  console.log('Now check: npm run check -- --changed');
});
