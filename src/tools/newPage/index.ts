/** `npm run new -- KIND NAME`: creates a page from its template. See src/tools/README.md. */
import {pageKinds} from '../../config/pageKinds';
import {runEdit} from '../runEdit';
import {newPage} from './newPage';

runEdit({
  usage: 'Usage: npm run new -- KIND NAME (for example, command trimSpaces)',
  details: [
    `The kinds are ${Object.keys(pageKinds).join(', ')}`,
    'NAME is the name of the command or class, or the path of the page: guides/uploads',
  ],
  count: 2,
  edit: (site, args) => {
    const [kind, name] = args as [string, string];
    const {changes, nextSteps} = newPage(site, kind, name);
    return {changes, report: nextSteps};
  },
});
