import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {navbarProblem} from './navbarProblem';

/**
 * Checks the navbar. Docusaurus reports an item that can't be shown only when it renders the first
 * page, and without naming it.
 *
 * @throws Error that names the items and the reasons
 */
export function checkNavbar({navbar}: ThemeConfig, docs: LoadedContent): void {
  const items = navbar.items.flatMap((item) => [item, ...(item.items ?? [])]);
  const problems = items.flatMap((item) => {
    const reason = navbarProblem(item, docs.loadedVersions);
    return reason === undefined
      ? []
      : [
          `The navbar item ${JSON.stringify(item)} in src/config/navbar.ts can't be shown: ${reason}.`,
        ];
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
