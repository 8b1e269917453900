import fs from 'node:fs';
import path from 'node:path';
import type {
  PropCategoryGeneratedIndex,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {listRoutes, type RouteData} from '../shared/table';
import type {GeneratedData} from './readGenerated';

/** A generated file with a route's props. */
interface PropsFile<Props = object> {
  /** Path relative to Docusaurus' folder of generated files. */
  file: string;
  props: Props;
}

/**
 * Moves the titles and descriptions of a version's docs from the data that each of its pages loads to
 * the category pages, which show them on cards. They make up four fifths of the props of
 * `DocVersionRoot`.
 */
export function slimVersions({routes, registry}: GeneratedData, directory: string): PropsFile[] {
  const propsOf = <Props>({modules}: RouteData): PropsFile<Props> => {
    const file = registry[String(modules?.__props)]?.replace('@generated/', '') ?? '';
    return {file, props: JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8')) as Props};
  };
  const withCards = (category: RouteData, version: PropVersionMetadata): PropsFile => {
    const {file, props} = propsOf<{categoryGeneratedIndex: PropCategoryGeneratedIndex}>(category);
    return {file, props: {...props, docs: docsOnCards(props.categoryGeneratedIndex, version)}};
  };
  const isCategory = ({modules}: RouteData) =>
    registry[String(modules?.__comp)]?.includes('CategoryGeneratedIndex');
  return listRoutes(routes)
    .filter(({version}) => version !== undefined)
    .flatMap((route) => {
      const {file, props} = propsOf<{version: PropVersionMetadata}>(route);
      const categories = listRoutes(route.routes ?? [])
        .filter(isCategory)
        .map((category) => withCards(category, props.version));
      return [{file, props: {version: {...props.version, docs: {}}}}, ...categories];
    });
}

/** Returns the version's docs that the category's page shows on cards. */
function docsOnCards(
  {permalink}: PropCategoryGeneratedIndex,
  {docs, docsSidebars}: PropVersionMetadata,
): PropVersionMetadata['docs'] {
  const cards = Object.values(docsSidebars).flatMap((items) => itemsOf(permalink, items ?? []));
  const shownIds = cards.flatMap((card) => (card.type === 'link' ? (card.docId ?? []) : []));
  return Object.fromEntries(Object.entries(docs).filter(([id]) => shownIds.includes(id)));
}

/** Returns the items in the category with that permalink. */
function itemsOf(permalink: string, items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') {
      return [];
    }
    return item.href === permalink ? item.items : itemsOf(permalink, item.items);
  });
}
