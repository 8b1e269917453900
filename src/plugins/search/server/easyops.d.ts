/** The package declares its options alone; this is its reading of pages. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument' {
  import type {CheerioAPI} from 'cheerio';

  export function parseDocument($: CheerioAPI): {
    pageTitle: string;
    sections: {title: string; hash: string; content: string}[];
  };
}
