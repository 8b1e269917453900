import type {Nodes, Paragraph, Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {memoize} from '../cache/memoize';
import {cellTexts, isAdmonitionTitle, isHeading, nodesOf, rowsBelow} from '../page/nodes';
import {linkedPage} from '../page/page';
import {pageAt, type Version} from '../site/site';

/** The page in each version that lists its terms. */
export const termsRoute = 'faq';

/** A platform term. */
export interface Term {
  /** As listed: `entity selection`. */
  name: string;
  /** Its spellings in text, its name first. */
  names: string[];
  /** One sentence. */
  meaning: string;
  /** The route of the page that explains it: `guides/data-model-objects`. */
  route: string;
  /** Anchor of the section that explains it, without `#`; left out for the top of the page. */
  anchor?: string;
}

/**
 * Returns the terms in a version from the `Term | Meaning` tables on its list page, in order.
 *
 *     | Term | Meaning |
 *     | [qodlysource](./studio/pageLoaders/qodlySources.md), Qodly source | Connects components to data. |
 */
export const termsOf = memoize((version: Version): Term[] => {
  const page = pageAt(version, `${termsRoute}.md`);
  return page && !page.syntaxError ? termRowsOf(page.tree).flatMap(readTerm) : [];
});

/** Returns the rows of the tables that list terms. */
export function termRowsOf({children}: Root): TableRow[] {
  return rowsBelow('Term', children).map(({node}) => node);
}

/** Returns the term in a row, or an empty list if the row doesn't begin with a link to its explanation. */
export function readTerm(row: TableRow): Term[] {
  const [link] = nodesOf(row, 'link');
  const [term = '', meaning = ''] = cellTexts(row);
  if (!link || !term.startsWith(toString(link))) {
    return [];
  }
  const {route, anchor} = linkedPage(termsRoute, link.url);
  return [
    {
      name: toString(link),
      names: term.split(',').map((name) => name.trim()),
      meaning,
      route,
      ...(anchor && {anchor}),
    },
  ];
}

/** Returns the paragraphs whose terms are linked, in page order: no tables, titles, or "See also". */
export function termParagraphsOf(tree: Root): Paragraph[] {
  const found: Paragraph[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'paragraph') {
      if (!isAdmonitionTitle(node)) {
        found.push(node);
      }
    } else if (node.type !== 'table' && 'children' in node) {
      node.children.forEach(walk);
    }
  };
  const end = tree.children.findIndex(
    (node) => isHeading(node) && /^see also$/i.test(toString(node)),
  );
  tree.children.slice(0, end < 0 ? undefined : end).forEach(walk);
  return found;
}

/** Returns the term's anchor in the list. */
export function anchorOf({name}: Term): string {
  return `term-${name.toLowerCase().replaceAll(' ', '-')}`;
}

/**
 * Returns what a reader who doesn't know the term would ask, with the same kind of article as its meaning.
 *
 * in:  `entity`, "An object …"; `canvas`, "The area …"; `ORDA`; `promote`, "To add …"
 * out: "What is an entity?"; "What is the canvas?"; "What is ORDA?"; "What does promote mean?"
 */
export function questionOf({name, meaning}: Term): string {
  if (/^(?:Qodly|[A-Z]+$)/.test(name)) {
    return `What is ${name}?`;
  }
  const article = /^(?:An?|The) /.exec(meaning)?.[0];
  if (article === undefined) {
    return `What does ${name} mean?`;
  }
  const indefinite = /^(?:[aeio]|API|HTTP)/i.test(name) ? 'an' : 'a';
  return `What is ${article === 'The ' ? 'the' : indefinite} ${name}?`;
}

/** A term in prose, and its position. */
interface TermUse {
  term: Term;
  start: number;
  end: number;
}

/** Returns the terms used in prose, in order. If terms overlap, returns only the longest. */
export function termsIn(text: string, version: Version): TermUse[] {
  const {pattern, byName} = matcherOf(version);
  return [...text.matchAll(pattern)].flatMap(({0: found, index}) => {
    const term = byName.get(normalize(found));
    return term ? [{term, start: index, end: index + found.length}] : [];
  });
}

interface Matcher {
  pattern: RegExp;
  /** By each spelling: name and plural, with the first letter also capitalized. */
  byName: Map<string, Term>;
}

const matcherOf = memoize((version: Version): Matcher => {
  const byName = new Map<string, Term>();
  for (const term of termsOf(version)) {
    for (const name of term.names.flatMap((name) => [name, pluralOf(name)])) {
      byName.set(name, term).set(name.charAt(0).toUpperCase() + name.slice(1), term);
    }
  }
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const words = names.map((name) => name.replaceAll(' ', '\\s+')).join('|') || '(?!)';
  return {pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w]|-\\w)`, 'g'), byName};
});

/** Treats line breaks between words as spaces. */
function normalize(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** in: `entity`, `sandbox`; out: `entities`, `sandboxes` */
function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) {
    return name.replace(/y$/, 'ies');
  }
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
