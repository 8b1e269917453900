import path from 'node:path';
import {pathInVersion, routeInVersion, type Site} from '../content/site';
import {describeMentions} from './mentions';
import {runEdit, type Edit} from './runEdit';

/** The pages that the writer names, as absolute paths. */
interface Named {
  from: string;
  to: string;
  allVersions: boolean;
}

/** Runs `npm run move` or `npm run delete`, which both replace a page with another. */
export function runReplacement(usage: string, plan: (site: Site, named: Named) => Edit): void {
  runEdit({
    usage,
    options: {'all-versions': {type: 'boolean'}},
    count: 2,
    edit: (site, args, values) => {
      const [from, to] = args.map((name) => path.resolve(name)) as [string, string];
      const {changes, report} = plan(site, {
        from,
        to,
        allVersions: values['all-versions'] === true,
      });
      const mentions = describeMentions(site, changes, {
        pagePath: pathInVersion(site, from),
        route: routeInVersion(site, from),
        replacement: routeInVersion(site, to),
      });
      return {
        changes,
        report: [...report, ...mentions.report, 'Now check: npm run check -- --changed'],
        isComplete: mentions.isDone,
      };
    },
  });
}
