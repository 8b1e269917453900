/** `npm run delete -- PAGE REPLACEMENT [--all-versions]`. See src/tools/README.md. */
import {nameOfFile} from '../listFiles';
import {runReplacement} from '../replacePage';
import {changedLines, deletePage} from './deletePage';

const usage = 'Usage: npm run delete -- docs/old.md docs/replacement.md [--all-versions]';

runReplacement(usage, (site, {from, to, allVersions}) => {
  const changes = deletePage(site, {file: from, replacement: to, allVersions});
  const links = changedLines(site, changes);
  const heading = `These links now lead to ${nameOfFile(site, to)}. Review them, and change or delete those that no longer make sense`;
  return {changes, report: links.length > 0 ? [heading, ...links] : []};
});
