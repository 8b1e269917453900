import type {Page} from '../../content/page/page';
import type {Site} from '../../content/site/site';
import {byPosition, checkByText, type Check, type Problem} from '../problem';
import {headingCase} from './headingCase';
import {markdownStyle} from './markdownStyle';
import {spelling} from './spelling';

const styleChecks: Check[] = [spelling, checkByText('style', [headingCase, markdownStyle])];

/**
 * Returns the problems that only a dictionary or a second parser can find. `npm run check` and the
 * tests call this; the build and the dev server skip it, because they read every page.
 */
export function checkStyle(page: Page, site: Site): Problem[] {
  return page.syntaxError ? [] : styleChecks.flatMap((check) => check(page, site)).sort(byPosition);
}
