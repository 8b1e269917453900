/** `npm run move -- FROM TO [--all-versions]`. See src/tools/README.md. */
import {runReplacement} from '../replacePage';
import {sidebarFile} from '../sidebarFiles';
import {movePage} from './movePage';

const usage = 'Usage: npm run move -- docs/old.md docs/folder/new.md [--all-versions]';

runReplacement(usage, (site, named) => {
  const changes = movePage(site, named);
  const isListed = site.versions.some((version) => changes.has(sidebarFile(site, version)));
  const advice =
    'The page kept its position in the sidebar. Move it if readers would look elsewhere.';
  return {changes, report: isListed ? [advice] : []};
});
