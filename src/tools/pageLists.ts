import {landingDocs} from '../config/landingLinks';
import {navbarDocs} from '../config/navbar';
import {communityDoc, tasks} from '../config/tasks';
import {outsideSidebars} from './check/site/sidebars';

/** A file of the site with routes of pages that belong to no version. */
interface PageList {
  /** Below the site. */
  file: string;
  routes: readonly string[];
}

/** Every such file: `npm run move` keeps them up to date, and the check finds routes that are gone. */
export const pageLists: readonly PageList[] = [
  {file: 'src/config/landingLinks.ts', routes: landingDocs},
  {file: 'src/config/navbar.ts', routes: navbarDocs},
  {file: 'src/config/tasks.ts', routes: [...tasks.map(({doc}) => doc), communityDoc]},
  {file: 'src/tools/check/site/sidebars.ts', routes: [...outsideSidebars]},
];
