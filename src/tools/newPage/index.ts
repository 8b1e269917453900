/** `npm run new -- KIND NAME`: creates a page from its template. See src/tools/README.md. */
import path from 'node:path';
import {readSite} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {runTool, UsageError} from '../usage';
import {newPage} from './newPage';

const usage = 'Write npm run new -- KIND NAME, such as: command trimSpaces';

void runTool(usage, () => {
  const [kind, name, ...rest] = process.argv.slice(2);
  if (kind === undefined || name === undefined || rest.length > 0) {
    throw new UsageError(usage);
  }
  const {changes, next} = newPage(readSite(path.resolve(__dirname, '../../..')), kind, name);
  applyChanges(changes);
  next.forEach((line) => console.log(line));
});
