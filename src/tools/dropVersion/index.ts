/** `npm run version:drop -- NUMBER`: retires the oldest version. See src/tools/README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {readSite} from '../../content/site/site';
import {applyChanges} from '../fileChanges';
import {findText, requireCommitted} from '../git';
import {siteDir, runTool, UsageError} from '../usage';
import {dropVersion} from './dropVersion';

const usage = 'Usage: npm run version:drop -- NUMBER (for example, 2.8.0)';

void runTool(usage, () => {
  const [label, ...rest] = process.argv.slice(2);
  if (label === undefined || rest.length > 0) {
    throw new UsageError(usage);
  }
  requireCommitted(siteDir);
  const changes = dropVersion(readSite(siteDir), label);
  applyChanges(changes);
  // Only empty folders are left.
  fs.rmSync(path.join(siteDir, 'versioned_docs', `version-${label}`), {recursive: true});
  console.log(`${label} is retired: ${changes.size} files were written or deleted.`);
  const mentions = findText(siteDir, [`docs/${label}/`], ['docs', 'versioned_docs', '*.md']);
  if (mentions.length > 0) {
    console.log('These lines contain its URLs, which now redirect. Review them:');
    mentions.forEach((line) => console.log(line));
  }
  console.log(
    'Review it with git add -A && git diff --cached --stat=150, then run npm run check and npm test',
  );
});
