import type {Page} from '../../content/page';
import type {Site} from '../../content/site';
import {byPlace, type Check, type Fault} from '../fault';
import {headingCase} from './headingCase';
import {markdownStyle} from './markdownStyle';
import {spelling} from './spelling';

const styleChecks: Check[] = [spelling, headingCase, markdownStyle];

/**
 * The faults of a page that need a dictionary or a second parser to find. `npm run check` and the
 * tests ask for them; the build and the dev server, which read every page, do without.
 */
export function checkStyle(page: Page, site: Site): Fault[] {
  return page.syntaxError ? [] : styleChecks.flatMap((check) => check(page, site)).sort(byPlace);
}
