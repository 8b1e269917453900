import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {refusalOf} from './refusalOf';

/**
 * Docusaurus reports an item that can't be shown when it renders the first page, and not which item.
 *
 * @throws Error that names the items and says why
 */
export function checkNavbar({navbar}: ThemeConfig, docs: LoadedContent): void {
  const items = navbar.items.flatMap((item) => [item, ...(item.items ?? [])]);
  const refusals = items.flatMap((item) => {
    const reason = refusalOf(item, docs.loadedVersions);
    return reason === undefined
      ? []
      : [
          `The navbar item ${JSON.stringify(item)} of src/config/navbar.ts can't be shown: ${reason}.`,
        ];
  });
  if (refusals.length > 0) {
    throw new Error(refusals.join('\n'));
  }
}
