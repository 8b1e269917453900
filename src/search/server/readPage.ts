import path from 'node:path';
import type {Code, Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {memoizeBy} from '../../content/cache/memoize';
import {groupHeadings} from '../../content/page/headings';
import {attributeValue, isCode, isHeading, isJsxElement, isTableOf} from '../../content/page/nodes';
import type {Page} from '../../content/page/page';
import {keywordsOn} from '../../content/site/keywords';
import {partialImports, readPartials} from '../../content/page/links';
import {isSignatureFence} from '../../content/page/signatures';
import {pageInFile, type Site} from '../../content/site/site';
import {anchorOf, questionOf, readTerm, termsRoute, type Term} from '../../content/names/terms';
import {groupBy} from '../shared/groupBy';
import type {PageSource} from './collectPages';
import {emptySection, type Section} from './sections';
import type {IndexedPage} from './toDocuments';

/** Code-fence languages that are rendered as drawings; their text repeats the page's. */
const drawnLanguages = ['dot', 'screen'];

/** "See also" repeats the linked pages, and "Members" the sections below it. */
const repetitiveTitle = /^(?:see also|members)$/i;

/** A page and the tag of its index. */
export type TaggedPage = IndexedPage & Pick<PageSource, 'tag'>;

/** Reads the pages' Markdown. */
export function readDocs(pages: readonly PageSource[], site: Site): TaggedPage[] {
  return pages.flatMap(({file, ...page}) => {
    const source = pageInFile(site, file);
    return source ? [{...page, sections: readOnce({source, site})}] : [];
  });
}

/** Most pages are the same in more than one version. */
const readOnce = memoizeBy(
  ({source, site}: {source: Page; site: Site}) =>
    JSON.stringify([...sourcesOf(source, site), [...keywordsOn(source.route, site)]]),
  ({source, site}) => readPage(source, site),
);

/** Reads a page's Markdown into sections; the first one has the page's title. */
export function readPage(page: Page, site: Site): Section[] {
  const {title = page.route} = page.frontMatter;
  const reader = new SectionReader(title, site, keywordsOn(page.route, site));
  reader.add(page);
  return reader.finish();
}

/** Returns all sources that the result of `readPage` depends on. */
export function sourcesOf({file, source}: Page, site: Site): string[] {
  const partials = partialImports({value: source}).map(({target}) =>
    path.resolve(path.dirname(file), target),
  );
  return [source, ...partials.flatMap((partial) => sourcesOf(pageInFile(site, partial), site))];
}

class SectionReader {
  readonly #sections: {section: Section; isGroup?: boolean}[];
  readonly #site: Site;
  readonly #keywords: ReadonlyMap<string, readonly string[]>;

  /** @param keywords the page's, by anchor */
  constructor(title: string, site: Site, keywords: ReadonlyMap<string, readonly string[]>) {
    this.#sections = [{section: emptySection(title, '')}];
    this.#site = site;
    this.#keywords = keywords;
  }

  finish(): Section[] {
    return this.#sections
      .filter(({section, isGroup}) => !repetitiveTitle.test(section.title) && !isGroup)
      .map(({section}) => ({...section, text: section.text.trim()}));
  }

  /** Adds the content of a page or a partial. */
  add(page: Page): void {
    const {tree, headings, source} = page;
    const partials = readPartials(tree.children, page.file);
    // The members below have their own sections.
    const groups = groupHeadings(headings);
    const write = (node: Nodes): void => {
      if (isHeading(node)) {
        const heading = headings.find((candidate) => candidate.node === node);
        if (heading && heading.depth <= 3) {
          const section = emptySection(heading.text, `#${heading.anchor}`);
          const isGroup = groups.includes(heading);
          this.#sections.push({section, isGroup});
        } else {
          this.#addBlock(node, source);
        }
        const keywords = this.#keywords.get(heading?.anchor ?? '') ?? [];
        this.#current.keywords = [...this.#current.keywords, ...keywords];
      } else if (isCode(node)) {
        this.#addCode(node);
      } else if (node.type === 'table' && page.route === termsRoute && isTableOf('Term', node)) {
        this.#addTerms(node);
      } else if (node.type === 'table') {
        this.#addTable(node, source);
      } else if (node.type === 'paragraph' || node.type === 'leafDirective') {
        this.#addBlock(node, source);
      } else if (isJsxElement(node)) {
        this.#noteSince(node);
        const partial = partials.get(node.name ?? '');
        if (partial === undefined) {
          node.children.forEach(write);
        } else {
          this.add(pageInFile(this.#site, partial));
        }
      } else if ('children' in node) {
        node.children.forEach(write);
      } else if (node.type === 'text') {
        // The text in a one-line element, which has no paragraph.
        this.#addBlock(node, source);
      }
    };
    tree.children.forEach(write);
  }

  get #current(): Section {
    return this.#sections.at(-1)?.section ?? emptySection('', '');
  }

  #addBlock(node: Nodes, source: string): void {
    this.#addSentence(this.#inlineText(node, source));
  }

  /** Ends blocks with a period so that excerpts read as prose. */
  #addSentence(text: string): void {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (trimmed !== '') {
      this.#current.text += `${trimmed}${/[.:;!?…]["”)]?$/.test(trimmed) ? '' : '.'} `;
    }
  }

  #addCode(code: Code): void {
    const section = this.#current;
    if (isSignatureFence(code)) {
      section.signature ??= code.value.split('\n')[0] ?? '';
    } else if (!drawnLanguages.includes(code.lang ?? '')) {
      section.code += `${code.value}\n`;
    }
  }

  /** Adds a sentence per row: the first cell, a colon, and the other cells. */
  #addTable(table: Table, source: string): void {
    const isReference = isTableOf('Parameter', table);
    const [, ...rows] = table.children;
    for (const row of rows) {
      const cells = row.children
        .map((cell) => this.#inlineText(cell, source).trim())
        .filter((text) => text !== '' && !/^[-→←↔]+$/.test(text));
      const [name = '', ...others] = cells;
      this.#addSentence(others.length > 0 ? `${name}: ${others.join(', ')}` : name);
      if (!isReference) {
        this.#current.definitions.push(...row.children.flatMap(definitionsOf));
      }
    }
  }

  /** Adds a section per term, because readers ask what a term means. */
  #addTerms({children}: Table): void {
    for (const term of children.slice(1).flatMap(readTerm)) {
      const section = emptySection(questionOf(term), `#${anchorOf(term)}`);
      const others = otherNamesOf(term);
      section.text = [term.meaning, ...(others ? [`Also called ${others}.`] : [])].join(' ');
      this.#sections.push({section});
    }
  }

  /** Returns the text in a paragraph or cell; collects bold labels and badges. */
  #inlineText(node: Nodes, source: string): string {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return node.value;
      case 'break':
        return ' ';
      case 'strong':
        this.#current.labels.push(toString(node));
        break;
      case 'textDirective':
      case 'leafDirective':
        // The parser mistakes `:30` for a directive.
        return source.slice(node.position?.start.offset, node.position?.end.offset);
      default:
        if (isJsxElement(node)) {
          this.#noteSince(node);
        }
    }
    return 'children' in node
      ? node.children.map((child) => this.#inlineText(child, source)).join('')
      : '';
  }

  #noteSince(node: Nodes): void {
    if (isJsxElement(node) && node.name === 'Since') {
      const version = attributeValue(node, 'version');
      this.#current.since ??= version;
    }
  }
}

/**
 * Returns a term's alternative names, separated by commas, without those that begin with its main name.
 *
 * in:  `promote`, `promoted`, `promotes`; `qodlysource`, `Qodly source`, `datasource`
 * out: nothing; `Qodly source, datasource`
 */
function otherNamesOf({name, names}: Term): string {
  const others = names.filter(
    (candidate) => !candidate.toLowerCase().startsWith(name.toLowerCase()),
  );
  const firstSpellings = groupBy(others, (other) => other.toLowerCase());
  return [...firstSpellings.values()].map(([first]) => first).join(', ');
}

/** Returns the names, operators, and labels in a cell that contains nothing else. */
function definitionsOf(cell: Table['children'][number]['children'][number]): string[] {
  const isName = ({type}: Nodes) => type === 'inlineCode' || type === 'strong';
  const names = cell.children.filter(isName).map((node) => toString(node));
  const rest = toString(cell.children.filter((node) => !isName(node)));
  return names.length > 0 && /^[\s,;/]*$/.test(rest) ? names : [];
}
