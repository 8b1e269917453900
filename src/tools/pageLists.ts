import {landingDocs} from '../config/landingLinks';
import {navbarDocs} from '../config/navbar';
import {communityDoc, tasks} from '../config/tasks';
import {outsideSidebars} from './check/site/sidebars';

/** A source file that lists routes without a version. */
interface PageList {
  /** Path relative to the site. */
  file: string;
  routes: readonly string[];
}

/** All files that list routes. `npm run move` updates them; the check reports routes that no longer exist. */
export const pageLists: readonly PageList[] = [
  {file: 'src/config/landingLinks.ts', routes: landingDocs},
  {file: 'src/config/navbar.ts', routes: navbarDocs},
  {file: 'src/config/tasks.ts', routes: [...tasks.map(({doc}) => doc), communityDoc]},
  {file: 'src/tools/check/site/sidebars.ts', routes: [...outsideSidebars]},
];
