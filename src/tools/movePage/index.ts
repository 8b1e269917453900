/** `npm run move -- FROM TO [--all-versions]`. See src/tools/README.md. */
import path from 'node:path';
import {pathInVersion, readSite, routeInVersion} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {describeMentions} from '../mentions';
import {sidebarFile} from '../sidebarFiles';
import {parseArgs, runTool, UsageError} from '../usage';
import {movePage} from './movePage';

const usage = 'Usage: npm run move -- docs/old.md docs/folder/new.md [--all-versions]';

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
  const mentions = describeMentions(site, changes, {
    pagePath: pathInVersion(site, from),
    route: routeInVersion(site, from),
    replacement: routeInVersion(site, to),
  });
  changes.forEach((text, file) => {
    console.log(`${text === undefined ? 'deleted' : 'wrote'} ${nameOfFile(site, file)}`);
  });
  mentions.report.forEach((line) => console.log(line));
  process.exitCode = mentions.isDone ? 0 : 1;
  if (site.versions.some((version) => changes.has(sidebarFile(site, version)))) {
    console.log(
      'The page kept its position in the sidebar. Move it if readers would look elsewhere.',
    );
  }
  console.log('Now check: npm run check -- --changed');
});
