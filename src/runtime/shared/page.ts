import type {ComponentType} from 'react';

/** The exports of a compiled page besides its text: `metadata`, `frontMatter`, `toc`, … */
export type PageData = Record<string, unknown>;

/** A compiled page, whose text is a component. */
export type PageModule = PageData & {default: ComponentType};

/** Id of the element with the first page's data as JSON. */
export const pageDataId = 'page-data';

/** The name and the exports of the page's module. */
export interface FirstPage {
  name: string;
  data: PageData;
}
