/** `npm run delete -- PAGE REPLACEMENT [--all-versions]`. See src/tools/README.md. */
import path from 'node:path';
import {pathInVersion, readSite, routeInVersion} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {nameOfFile} from '../listFiles';
import {describeMentions} from '../mentions';
import {parseArgs, runTool, UsageError} from '../usage';
import {changedLines, deletePage} from './deletePage';

const usage = 'Usage: npm run delete -- docs/old.md docs/replacement.md [--all-versions]';

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
  const links = changedLines(site, changes);
  applyChanges(changes);
  changes.forEach((text, name) => {
    const isPage = pathInVersion(site, name) === pathInVersion(site, file);
    const reason = text === undefined && !isPage ? ', which only the deleted page used' : '';
    console.log(`${text === undefined ? 'deleted' : 'wrote'} ${nameOfFile(site, name)}${reason}`);
  });
  if (links.length > 0) {
    console.log(
      `These links now lead to ${nameOfFile(site, replacement)}. Review them, and change or delete those that no longer make sense`,
    );
    links.forEach((line) => console.log(line));
  }
  const mentions = describeMentions(site, changes, {
    pagePath: pathInVersion(site, file),
    route: routeInVersion(site, file),
    replacement: routeInVersion(site, replacement),
  });
  mentions.report.forEach((line) => console.log(line));
  process.exitCode = mentions.isDone ? 0 : 1;
  console.log('Now check: npm run check -- --changed');
});
