import path from 'node:path';
import {pathInVersion, readSite, routeInVersion, type Site} from '../content/site';
import {applyChanges, type FileChanges} from './fileChanges';
import {nameOfFile} from './listFiles';
import {describeMentions} from './mentions';
import {siteDir} from './siteDir';
import {parseArgs, runTool, UsageError} from './usage';

/** The pages that the writer names, as absolute paths. */
interface Named {
  from: string;
  to: string;
  allVersions: boolean;
}

interface Plan {
  changes: FileChanges;
  /** Lines to print about links that the writer should review. */
  review?: readonly string[];
  /** The last line to print about the new page. */
  advice?: string;
}

/** Runs `npm run move` or `npm run delete`, which both replace a page with another. */
export function runReplacement(usage: string, plan: (site: Site, named: Named) => Plan): void {
  void runTool(usage, () => {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {'all-versions': {type: 'boolean', default: false}},
    });
    const [from, to, ...rest] = positionals.map((name) => path.resolve(name));
    if (from === undefined || to === undefined || rest.length > 0) {
      throw new UsageError(usage);
    }
    const site = readSite(siteDir);
    const {
      changes,
      review = [],
      advice,
    } = plan(site, {from, to, allVersions: values['all-versions']});
    applyChanges(changes);
    const pagePath = pathInVersion(site, from);
    changes.forEach((text, file) => {
      const isPage = pathInVersion(site, file) === pagePath;
      const reason = text === undefined && !isPage ? ', which only the deleted page used' : '';
      console.log(`${text === undefined ? 'deleted' : 'wrote'} ${nameOfFile(site, file)}${reason}`);
    });
    const mentions = describeMentions(site, changes, {
      pagePath,
      route: routeInVersion(site, from),
      replacement: routeInVersion(site, to),
    });
    const lines = [...review, ...mentions.report, ...(advice === undefined ? [] : [advice])];
    lines.forEach((line) => console.log(line));
    process.exitCode = mentions.isDone ? 0 : 1;
    console.log('Now check: npm run check -- --changed');
  });
}
