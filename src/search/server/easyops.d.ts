/** The package ships types for its options only; an upgrade may take its parser away. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio';

  export const parseDocument: (($: CheerioAPI) => object) | undefined;
}
