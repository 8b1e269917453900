/**
 * Splits built pages that have no Markdown into titled sections.
 *
 * Uses only the parser (`parseDocument`) of @easyops-cn/docusaurus-search-local, which finds the
 * text that belongs to each heading. The rest of the package would parse the whole page, mostly
 * sidebar, and write five indexes of 5 MB per version; its search box and ranking
 * handle words but not names.
 */
import {load} from 'cheerio';
import {parseDocument} from './parseDocument';
import {emptySection, type PageSections} from './sections';

/** Controls, drawings, and samples are not prose. */
const nonProse =
  'nav, button, pre, svg, [role=img], [role=tablist], .sr-only, [data-needs-script], footer';

/** Reads the page's article, or its `main` element if it has none. */
export function readHtml(html: string): PageSections {
  const $ = load(`<article>${extractArticle(html)}</article>`);
  $(nonProse).remove();
  // Labels and values are adjacent, without a space between them.
  $('div > span + span').before(' ');
  const {pageTitle, sections} = parseDocument($);
  return {
    title: pageTitle,
    sections: sections.map(({title, hash, content}) => ({
      ...emptySection(title, hash),
      text: content,
    })),
  };
}

/** Returns the inner HTML of the page's article or `main`. String search is faster than parsing. */
export function extractArticle(html: string): string {
  for (const tag of ['article', 'main']) {
    const start = new RegExp(`<${tag}\\b[^>]*>`).exec(html);
    const end = html.indexOf(`</${tag}>`, start?.index);
    if (start && end > 0) {
      return html.slice(start.index + start[0].length, end);
    }
  }
  return '';
}
