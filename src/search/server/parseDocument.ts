// The only import of @easyops-cn/docusaurus-search-local, whose index only exports its plugin.
import type {CheerioAPI} from 'cheerio';
import * as easyops from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument';

/** A page split at its level 1 to 3 headings. */
interface ParsedPage {
  pageTitle: string;
  sections: {title: string; hash: string; content: string}[];
}

/**
 * Splits a page into titled sections.
 *
 * @throws Error when a package upgrade has moved or changed its parser
 */
export function parseDocument($: CheerioAPI): ParsedPage {
  const page: Partial<ParsedPage> = easyops.parseDocument?.($) ?? {};
  const {pageTitle, sections} = page;
  const isValid = sections?.every(({title, hash, content}) =>
    [title, hash, content].every((value) => typeof value === 'string'),
  );
  if (typeof pageTitle !== 'string' || !sections || !isValid) {
    throw new Error(
      'parseDocument of @easyops-cn/docusaurus-search-local no longer returns a pageTitle and sections with title, hash, and content. Adapt src/search/server/parseDocument.ts, or go back to the previous version.',
    );
  }
  return {pageTitle, sections};
}
