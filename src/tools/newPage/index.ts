/** `npm run new -- KIND NAME`: creates a page from its template. See src/tools/README.md. */
import {pageKinds} from '../../config/pageKinds';
import {readSite} from '../../content/site';
import {applyChanges} from '../fileChanges';
import {siteDir} from '../siteDir';
import {parseArgs, runTool, UsageError} from '../usage';
import {newPage} from './newPage';

const usage = 'Usage: npm run new -- KIND NAME (for example, command trimSpaces)';

const details = [
  `The kinds are ${Object.keys(pageKinds).join(', ')}`,
  'NAME is the name of the command or class, or the path of the page: guides/uploads',
];

void runTool(
  usage,
  () => {
    const {positionals} = parseArgs({allowPositionals: true});
    const [kind, name, ...rest] = positionals;
    if (kind === undefined || name === undefined || rest.length > 0) {
      throw new UsageError(usage);
    }
    const {changes, nextSteps} = newPage(readSite(siteDir), kind, name);
    applyChanges(changes);
    nextSteps.forEach((line) => console.log(line));
  },
  details,
);
