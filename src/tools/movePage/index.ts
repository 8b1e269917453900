/** `npm run move -- FROM TO [--all-versions]`. src/tools/README.md tells how to use it. */
import path from 'node:path';
import {readSite, routeInVersion} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {sidebarFile} from '../sidebarFiles';
import {parseArgs, runTool, UsageError} from '../usage';
import {findMentions} from './findMentions';
import {movePage} from './movePage';

runTool(() => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'all-versions': {type: 'boolean', default: false}},
  });
  const [from, to, ...rest] = positionals.map((name) => path.resolve(name));
  if (from === undefined || to === undefined || rest.length > 0) {
    throw new UsageError('Write npm run move -- docs/old.md docs/folder/new.md [--all-versions]');
  }
  const site = readSite(path.resolve(__dirname, '../../..'));
  const changes = movePage(site, {from, to, allVersions: values['all-versions']});
  applyChanges(changes);
  changes.forEach((text, file) => {
    console.log(`${text === undefined ? 'took away' : 'wrote'} ${nameOfFile(site, file)}`);
  });
  const mentions = findMentions(site, routeInVersion(site, from));
  if (mentions.length > 0) {
    console.log('Code names the old page. Look at:');
    mentions.forEach((place) => console.log(place));
  }
  if (site.versions.some((version) => changes.has(sidebarFile(site, version)))) {
    console.log('In the sidebar it stands where it stood: look at the place');
  }
  console.log('Check it: npm run check -- --changed');
});
