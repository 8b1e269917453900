/** `npm run rename -- PAGE "Old heading" "New heading"`. See src/tools/README.md. */
import path from 'node:path';
import {runEdit} from '../runEdit';
import {renameHeading} from './renameHeading';

runEdit({
  usage: 'Usage: npm run rename -- docs/page.md "Old heading" "New heading"',
  details: ['Renames the heading in every version that has it. Links to it still work'],
  count: 3,
  edit: (site, args) => {
    const [name, from, to] = args as [string, string, string];
    return {
      changes: renameHeading(site, {file: path.resolve(name), from, to}),
      report: [
        'The heading keeps its anchor, so every link to it still works.',
        'Now check: npm run check -- --changed',
      ],
    };
  },
});
