import fs from 'node:fs';
import path from 'node:path';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {Generated} from './readGenerated';
import {listRoutes} from './split';

interface VersionFile {
  /** Below Docusaurus' folder of generated files. */
  file: string;
  props: {version: PropVersionMetadata};
}

/** Makes smaller what the browser loads of each version: the files with the props of `DocVersionRoot`. */
export function slimVersions({routes, registry}: Generated, directory: string): VersionFile[] {
  const all = listRoutes(routes);
  const cardPages = new Set(
    all
      .filter(({modules}) => registry[String(modules?.__comp)]?.includes('CategoryGeneratedIndex'))
      .map(({path: address}) => address),
  );
  return all
    .filter(({version}) => version !== undefined)
    .map(({modules}) => {
      const file = registry[String(modules?.__props)]?.replace('@generated/', '') ?? '';
      const source = fs.readFileSync(path.join(directory, file), 'utf8');
      const {version} = JSON.parse(source) as VersionFile['props'];
      return {file, props: {version: slimVersion(version, cardPages)}};
    });
}

/**
 * Of the titles and descriptions of all docs of a version, leaves those that the browser shows: the
 * cards on the pages of categories. They are four fifths of what `DocVersionRoot` gets.
 *
 * @param cardPages addresses of the pages that list the docs of their category
 */
function slimVersion(
  version: PropVersionMetadata,
  cardPages: ReadonlySet<string>,
): PropVersionMetadata {
  const shown = new Set(
    Object.values(version.docsSidebars).flatMap((items) => docsOnCards(items ?? [], cardPages)),
  );
  const docs = Object.entries(version.docs).filter(([id]) => shown.has(id));
  return {...version, docs: Object.fromEntries(docs)};
}

function docsOnCards(items: readonly PropSidebarItem[], cardPages: ReadonlySet<string>): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    const cards = cardPages.has(item.href ?? '') ? item.items : [];
    const ids = cards.flatMap((card) => (card.type === 'link' ? (card.docId ?? []) : []));
    return [...ids, ...docsOnCards(item.items, cardPages)];
  });
}
