import type {ComponentType} from 'react';

/** What a compiled page exports beside its text: `metadata`, `frontMatter`, `toc`, … */
export type PageData = Record<string, unknown>;

/** A compiled page: its text is a component. */
export type PageModule = PageData & {default: ComponentType};

/** Id of the element that has the data of the page opened first, as JSON. */
export const dataId = 'page-data';

/** Name of the page's module, and what it exports. */
export interface FirstPage {
  name: string;
  data: PageData;
}
