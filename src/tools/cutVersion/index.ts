/** `npm run version:cut -- NUMBER`: releases `next` as a version. See src/tools/README.md. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {readSite} from '../../content/site/site';
import {applyChanges} from '../fileChanges';
import {requireCommitted} from '../git';
import {siteDir, runTool, UsageError} from '../usage';
import {cutVersion} from './cutVersion';

const usage = 'Usage: npm run version:cut -- NUMBER (for example, 2.10.0)';

void runTool(usage, () => {
  const [label, ...rest] = process.argv.slice(2);
  if (label === undefined || rest.length > 0) {
    throw new UsageError(usage);
  }
  requireCommitted(siteDir);
  const {default: sidebars} = createRequire(__filename)(path.join(siteDir, 'sidebars.ts')) as {
    default: object;
  };
  const {changes, gone: removedRoutes} = cutVersion(readSite(siteDir), label, sidebars);
  applyChanges(changes);
  console.log(`${label} is now the latest version. Wrote ${changes.size} files.`);
  if (removedRoutes.length > 0) {
    console.log('These pages are not in it; src/addresses/movedPages.json redirects their URLs:');
    removedRoutes.forEach((route) => console.log(route));
  }
  console.log(
    `Review it with git add -A && git diff --cached --stat=150 -- . ':!versioned_docs/version-${label}', then run npm run check and npm test`,
  );
});
