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
interface PropsFile {
  /** Path relative to Docusaurus' folder of generated files. */
  file: string;
  props: VersionProps | CategoryProps;
}

interface VersionProps {
  version: PropVersionMetadata;
}

interface CategoryProps {
  categoryGeneratedIndex: PropCategoryGeneratedIndex;
  /** The version's docs that the page shows on cards. */
  docs?: PropVersionMetadata['docs'];
}

/**
 * Moves the titles and descriptions of a version's docs from the data that each of its pages loads to
 * the category pages, which show them on cards. They make up four fifths of the props of
 * `DocVersionRoot`.
 */
export function slimVersions({routes, registry}: GeneratedData, directory: string): PropsFile[] {
  const propsOf = <Props>({modules}: RouteData) => {
    const file = registry[String(modules?.__props)]?.replace('@generated/', '') ?? '';
    return {file, props: JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8')) as Props};
  };
  const isCategory = ({modules}: RouteData) =>
    registry[String(modules?.__comp)]?.includes('CategoryGeneratedIndex');
  return listRoutes(routes)
    .filter(({version}) => version !== undefined)
    .flatMap((route) => {
      const {file, props} = propsOf<VersionProps>(route);
      const categories = listRoutes(route.routes ?? [])
        .filter(isCategory)
        .map((category) => withCards(propsOf<CategoryProps>(category), props.version));
      return [{file, props: {version: {...props.version, docs: {}}}}, ...categories];
    });
}

function withCards<File extends {props: CategoryProps}>(
  category: File,
  {docs, docsSidebars}: PropVersionMetadata,
): File {
  const {permalink} = category.props.categoryGeneratedIndex;
  const cards = Object.values(docsSidebars).flatMap((items) => itemsOf(permalink, items ?? []));
  const shownIds = cards.flatMap((card) => (card.type === 'link' ? (card.docId ?? []) : []));
  const entries = Object.entries(docs).filter(([id]) => shownIds.includes(id));
  return {...category, props: {...category.props, docs: Object.fromEntries(entries)}};
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
