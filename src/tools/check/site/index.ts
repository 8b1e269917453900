import {byPosition, type FileProblem} from '../../../checks/problem';
import type {Site, Version} from '../../../content/site/site';
import {keywordProblems} from './keywords';
import {listProblems, lostPageProblems} from './lists';
import {sharedParagraphProblems, titleProblems} from './repetitions';
import {sidebarProblems} from './sidebars';
import {termProblems} from './terms';

const versionChecks: ((site: Site, version: Version) => FileProblem[] | Promise<FileProblem[]>)[] =
  [sidebarProblems, sharedParagraphProblems, termProblems, titleProblems];

const siteChecks = [keywordProblems, listProblems, lostPageProblems];

/** Returns the problems that concern the site as a whole, sorted by file. */
export async function checkSite(site: Site): Promise<FileProblem[]> {
  const problems = await Promise.all(
    site.versions.flatMap((version) => versionChecks.map((check) => check(site, version))),
  );
  return [...problems.flat(), ...siteChecks.flatMap((check) => check(site))].sort(
    (a, b) => a.file.localeCompare(b.file) || byPosition(a, b),
  );
}
