/** `npm run version:drop -- NUMBER`: retires the oldest version. src/tools/README.md tells how to use it. */
import fs from 'node:fs';
import path from 'node:path';
import {readSite} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {findText, requireCommitted} from '../git';
import {runTool, UsageError} from '../usage';
import {dropVersion} from './dropVersion';

const siteDir = path.resolve(__dirname, '../../..');

runTool(() => {
  const [label, ...rest] = process.argv.slice(2);
  if (label === undefined || rest.length > 0) {
    throw new UsageError('Write npm run version:drop -- NUMBER, for instance: 2.8.0');
  }
  requireCommitted(siteDir);
  const changes = dropVersion(readSite(siteDir), label);
  applyChanges(changes);
  // What is left are folders without files.
  fs.rmSync(path.join(siteDir, 'versioned_docs', `version-${label}`), {recursive: true});
  console.log(`${label} is retired: ${changes.size} files are written or taken away.`);
  const mentions = findText(siteDir, [`docs/${label}/`], ['docs', 'versioned_docs', '*.md']);
  if (mentions.length > 0) {
    console.log('These lines name its addresses, which lead on. Look at:');
    mentions.forEach((line) => console.log(line));
  }
  console.log('Look at git diff, then check it: npm run check, npm test');
});
