/** The package only ships types for its options; an upgrade could remove its parser. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio';

  export const parseDocument: (($: CheerioAPI) => object) | undefined;
}
