import path from 'node:path';
import {load as parseYaml, type YAMLException} from 'js-yaml';
import type {Root} from 'mdast';
import type {PageFrontMatter} from '../../config/pageKinds';
import {memoizeBy} from '../cache/memoize';
import {unixLines} from '../text';
import {readHeadings, readSections, type PageHeading, type Section} from './headings';
import {readLinks, type PageLink} from './links';
import {indexNodes} from './nodes';
import {mdxErrors, parsePage} from './parsePage';
import {readSamples, type Sample} from './samples';
import {readSignatures, type SignatureBlock} from './signatures';

/** The reason why a page isn't valid MDX, or its front matter isn't valid YAML. */
export interface PageError {
  reason: string;
  line?: number;
  column?: number;
  isYaml?: true;
}

interface FrontMatter {
  /** As written. */
  written: object;
  /** The values that have the expected type. */
  values: Partial<PageFrontMatter>;
  error?: PageError;
}

interface PageSource {
  /** Absolute path. */
  file: string;
  /** Path relative to its version's folder (`language/SignalClass.md`), or to the site if unversioned. */
  path: string;
  source: string;
  /** The tree, if the source is already parsed. */
  tree?: Root;
}

/**
 * A page and everything derived from it. Each part is read once, on first use. The nodes are shared,
 * so copy a tree before changing it.
 */
export class Page {
  readonly file: string;
  readonly path: string;
  /** As written, with Unix line endings. */
  readonly source: string;
  #tree?: Root;
  #syntax?: {error?: PageError};
  #frontMatter?: FrontMatter;
  #headings?: PageHeading[];
  #sections?: Section[];
  #signatures?: SignatureBlock[];
  #samples?: Sample[];
  #links?: PageLink[];

  constructor({file, path, source, tree}: PageSource) {
    this.file = file;
    this.path = path;
    this.source = unixLines(source);
    this.#tree = tree;
  }

  /** The route relative to its version's path: `api/$filter`. */
  get route(): string {
    return routeOf(this.path);
  }

  /** @throws PageError */
  get tree(): Root {
    return (this.#tree ??= parseShared(this.source));
  }

  /** The first syntax error, which makes everything but the source unavailable; undefined if valid. */
  get syntaxError(): PageError | undefined {
    return (this.#syntax ??= this.#readSyntax()).error;
  }

  /** All syntax errors in page order; `syntaxError` is the first. */
  get syntaxErrors(): PageError[] {
    const {error} = this.#readFrontMatter();
    return [...(error ? [error] : []), ...mdxErrors(this.source)];
  }

  #readSyntax(): {error?: PageError} {
    try {
      void this.tree;
    } catch (error) {
      return {error: error as PageError};
    }
    const {error} = this.#readFrontMatter();
    return error ? {error} : {};
  }

  /** A mutable copy of the tree. */
  copyTree(): Root {
    return structuredClone(this.tree);
  }

  /** Without values of the wrong type, which `checks/frontMatter` reports; empty if it isn't valid YAML. */
  get frontMatter(): Partial<PageFrontMatter> {
    return this.#readFrontMatter().values;
  }

  /** As written, with values of any type. */
  get writtenFrontMatter(): object {
    return this.#readFrontMatter().written;
  }

  #readFrontMatter(): FrontMatter {
    return (this.#frontMatter ??= readFrontMatter(this.source));
  }

  get headings(): PageHeading[] {
    return (this.#headings ??= readHeadings(this.tree));
  }

  get sections(): Section[] {
    return (this.#sections ??= readSections(this.tree, 6, this.headings));
  }

  get signatures(): SignatureBlock[] {
    return (this.#signatures ??= readSignatures(this.sections));
  }

  get samples(): Sample[] {
    return (this.#samples ??= readSamples(this.tree));
  }

  get links(): PageLink[] {
    return (this.#links ??= readLinks(this.tree));
  }
}

/** in: `api/$filter.md`; out: `api/$filter` */
export function routeOf(path: string): string {
  return path.replace(/\.mdx?$/, '');
}

/**
 * Returns the page in the version that a link leads to.
 *
 * @param from path or route of the page with the link
 */
export function linkedPage(from: string, url: string): {route: string; anchor: string} {
  const [file = '', anchor = ''] = url.split('#');
  const target = path.posix.join(path.posix.dirname(from), file);
  return {route: routeOf(file === '' ? from : target), anchor};
}

/** Identical pages in different versions also share their front matter. */
const parseFrontMatter = memoizeBy(String, (yaml: string): FrontMatter => {
  try {
    const parsed: unknown = parseYaml(yaml);
    const written = typeof parsed === 'object' && parsed !== null ? parsed : {};
    return {written, values: withExpectedTypes(written)};
  } catch (error) {
    const {reason, mark} = error as YAMLException;
    // Line numbers are zero-based, and the front matter begins on line 2.
    return {written: {}, values: {}, error: {reason, isYaml: true, line: mark.line + 2}};
  }
});

function readFrontMatter(source: string): FrontMatter {
  return parseFrontMatter(/^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '');
}

/** Keys whose value is a list of strings; all others hold a string. */
const listKeys = ['ordinary_words'];

function withExpectedTypes(written: object): Partial<PageFrontMatter> {
  const isText = (value: unknown) => typeof value === 'string';
  const entries = Object.entries(written as Record<string, unknown>).filter(([key, value]) =>
    listKeys.includes(key) ? Array.isArray(value) && value.every(isText) : isText(value),
  );
  return Object.fromEntries(entries);
}

/** Trees by source, since most pages are the same in more than one version, until no page needs them. */
const trees = new Map<string, WeakRef<Root>>();

function parseShared(source: string): Root {
  const known = trees.get(source)?.deref();
  if (known) {
    return known;
  }
  const tree = parsePage(source);
  indexNodes(tree);
  trees.set(source, new WeakRef(tree));
  return tree;
}
