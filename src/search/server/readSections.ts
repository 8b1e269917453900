/**
 * Reads built pages into titled sections.
 *
 * Taken from @easyops-cn/docusaurus-search-local: its reading of a page (`parseDocument`), which
 * finds the text that belongs to each heading wherever MDX has put it. Not taken: its loading of the
 * whole page, most of which is sidebar (only the article is read here); its breadcrumb, which it
 * reads from that sidebar; its five indexes a version with positions, 5 MB each; its search box and
 * ranking, which know words but not names.
 */
import {load, type CheerioAPI} from 'cheerio';
import type {KeptValues} from '../../cache/keptValues';
import {articleClassName} from '../../config/articleClassName';
import {parseDocument} from './parseDocument';

/** A heading of a page with the text below it, up to the next heading. */
export interface Section {
  title: string;
  /** `#anchor`; empty for the page's head. */
  hash: string;
  /** Prose, for the index and for excerpts. */
  text: string;
  /** Code samples, for the index alone. */
  code: string;
  /** What tables define: the codes and labels that fill a cell. */
  definitions: string[];
  /** Labels of the screen, which are bold. */
  labels: string[];
  /** Is it an example, or below "Examples"? */
  isExample: boolean;
  /** First form of the signature below the heading. */
  signature?: string;
  /** As the page says, unless the reference knows better. */
  since?: string;
}

export interface PageSections {
  title: string;
  /** Categories above the page in the sidebar, outermost first. */
  categories: string[];
  sections: Section[];
}

/** "See also" repeats the pages it links to, and "Members" the sections below it. */
const isRepetition = /^(?:see also|members)$/i;

/** Remembers what has been read of an article. */
export type Known = Pick<KeptValues<PageSections>, 'get'>;

/**
 * Reads the page's article; pages without one, such as the landing page, their `main`. Articles that
 * are the same in several versions are read once.
 *
 * @param known what has been read of articles, and is kept for the next build
 */
export function readSections(html: string, known: Known): PageSections {
  const article = cutFrame(cutArticle(html));
  return known.get([withoutTargets(article)], () => readArticle(article));
}

/**
 * Leaves out what an article has around its text: the line of its version, what the browser must know of
 * it, its footer. Cut out as text, which is faster than parsing.
 */
function cutFrame(article: string): string {
  const frame = article.indexOf('<div class="theme-doc-version-badge');
  const text = article.indexOf(`<div class="${articleClassName}`, frame);
  const end = article.indexOf('<script', text);
  return frame < 0 || text < 0 || end < 0
    ? article
    : article.slice(0, frame) + article.slice(text, end);
}

/** Links lead to pages of the same version, and no section says where. */
function withoutTargets(html: string): string {
  return html.replace(/<a\b[^>]*>/g, (link) => link.replace(/ href="?\/[^\s">]*"?/, ''));
}

function readArticle(article: string): PageSections {
  const $ = load(`<article>${article}</article>`);
  const categories = $('.theme-doc-breadcrumbs .crumb:not([aria-current])')
    .map((_, item) => $(item).text().trim())
    .get()
    .filter((category) => category !== '');
  $(
    'nav, button, svg, [role=img], .sr-only, [data-needs-script], .parameter-optional, .parameters thead, .parameters [aria-hidden], .theme-doc-version-badge, .theme-doc-toc-mobile, .type-uses, .page-changes, footer, .theme-doc-footer',
  ).remove();
  // Labels and values of drawings stand side by side, without a space between them.
  $('div > span + span').before(' ');
  const details = takeDetails($);
  const parsed = parseDocument($);
  let isBelowExamples = false;
  const sections = parsed.sections.flatMap(({title, hash, content}, index): Section[] => {
    const level = details[index]?.level ?? 1;
    isBelowExamples = level < 3 ? /^examples?$/i.test(title) : isBelowExamples;
    return isRepetition.test(title)
      ? []
      : [
          {
            title,
            hash,
            text: content,
            code: details[index]?.code ?? '',
            definitions: details[index]?.definitions ?? [],
            labels: details[index]?.labels ?? [],
            isExample: isBelowExamples,
            ...(details[index]?.signature && {signature: details[index].signature}),
            ...(details[index]?.since && {since: details[index].since}),
          },
        ];
  });
  return {title: parsed.pageTitle, categories, sections};
}

/** Inner HTML of the page's article, or of its `main`; cut out as text, which is faster than parsing. */
export function cutArticle(html: string): string {
  for (const tag of ['article', 'main']) {
    const start = new RegExp(`<${tag}\\b[^>]*>`).exec(html);
    const end = html.indexOf(`</${tag}>`, start?.index);
    if (start && end > 0) {
      return html.slice(start.index + start[0].length, end);
    }
  }
  return '';
}

interface Details {
  level: number;
  code: string;
  definitions: string[];
  labels: string[];
  signature?: string;
  since?: string;
}

/** Moves what is not prose out of each section, in the order in which `parseDocument` returns them. */
function takeDetails($: CheerioAPI): Details[] {
  const details: Details[] = [];
  const current = () => details.at(-1);
  $('article')
    .find('h1, h2, h3, .signature, pre, td, strong, [data-since]')
    .not('.signature pre')
    .each((_, element) => {
      const $element = $(element);
      const tag = element.tagName.toLowerCase();
      if (/^h[123]$/.test(tag)) {
        details.push({level: Number(tag[1]), code: '', definitions: [], labels: []});
      } else if ($element.is('.signature')) {
        const detail = current();
        if (detail) {
          detail.signature ??= $element.find('.signature-form').first().text();
        }
        $element.empty();
      } else if (tag === 'pre') {
        $element.find('br').replaceWith('\n');
        const detail = current();
        if (detail) {
          detail.code += `${$element.text()}\n`;
        }
        $element.remove();
      } else if (tag === 'strong') {
        current()?.labels.push($element.text());
      } else if (tag === 'td') {
        current()?.definitions.push(...definitionsOf($, element));
      } else {
        const detail = current();
        if (detail) {
          detail.since ??= $element.attr('data-since');
        }
        $element.remove();
      }
    });
  return details;
}

/**
 * The names, operators and labels that fill a cell by themselves; parameters excepted, which every
 * page has.
 */
function definitionsOf($: CheerioAPI, cell: Parameters<CheerioAPI>[0]): string[] {
  const $cell = $(cell as string);
  if ($cell.closest('table').is('.parameters')) {
    return [];
  }
  const names = $cell
    .find('code, strong')
    .map((_, name) => $(name).text())
    .get();
  const rest = names.reduce((text, name) => text.replace(name, ''), $cell.text());
  return names.length > 0 && /^[\s,;/]*$/.test(rest) ? names : [];
}
