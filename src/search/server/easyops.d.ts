/** The package ships types for its options only; these are for its page parser. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio';

  export function parseDocument($: CheerioAPI): {
    pageTitle: string;
    sections: {title: string; hash: string; content: string}[];
  };
}
