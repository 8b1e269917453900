/** `npm run version:cut -- NUMBER`: makes a release of `next`. src/tools/README.md tells how to use it. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {readSite} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {requireCommitted} from '../git';
import {runTool, UsageError} from '../usage';
import {cutVersion} from './cutVersion';

const siteDir = path.resolve(__dirname, '../../..');

runTool(() => {
  const [label, ...rest] = process.argv.slice(2);
  if (label === undefined || rest.length > 0) {
    throw new UsageError('Write npm run version:cut -- NUMBER, for instance: 2.10.0');
  }
  requireCommitted(siteDir);
  const {default: sidebars} = createRequire(__filename)(path.join(siteDir, 'sidebars.ts')) as {
    default: object;
  };
  const {changes, gone} = cutVersion(readSite(siteDir), label, sidebars);
  applyChanges(changes);
  console.log(`${label} is the latest version now: ${changes.size} files are written.`);
  if (gone.length > 0) {
    console.log(
      'These pages are not in it; their addresses lead on, see src/addresses/movedPages.json:',
    );
    gone.forEach((route) => console.log(route));
  }
  console.log('Look at git diff, then check it: npm run check, npm test');
});
