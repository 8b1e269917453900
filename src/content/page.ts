import type {Code, Root} from 'mdast';
import type {VFileMessage} from 'vfile-message';
import {parse as parseYaml} from 'yaml';
import type {PageFrontMatter} from '../config/pageKinds';
import {readHeadings, type PageHeading} from './headings';
import {readLinks, type PageLink} from './links';
import {parsePage} from './parsePage';
import {readClientTabs, readSamples, type Sample} from './samples';
import {readSignatures, type SignatureBlock} from './signatures';

interface PageSource {
  /** Absolute path. */
  file: string;
  /** Path below its version's folder: `language/SignalClass.md`; below the site of a page outside. */
  path: string;
  source: string;
  /** The tree, if the source is already parsed. */
  tree?: Root;
}

/**
 * A page and everything that the site asks about it. Each part is read once, on first use. The nodes
 * are shared, so whoever changes a tree works on a copy.
 */
export class Page {
  readonly file: string;
  readonly path: string;
  readonly source: string;
  #tree?: Root;
  #frontMatter?: Partial<PageFrontMatter>;
  #headings?: PageHeading[];
  #signatures?: SignatureBlock[];
  #samples?: Sample[];
  #clientTabs?: Code[][];
  #links?: PageLink[];

  constructor({file, path, source, tree}: PageSource) {
    this.file = file;
    this.path = path;
    this.source = source;
    this.#tree = tree;
  }

  /** The page below its version's path: `api/$filter`. */
  get route(): string {
    return routeOf(this.path);
  }

  /** @throws VFileMessage when the source is not valid MDX */
  get tree(): Root {
    return (this.#tree ??= parseShared(this.source));
  }

  /** Why the source isn't valid MDX; undefined if it is. */
  get syntaxError(): VFileMessage | undefined {
    try {
      void this.tree;
      return undefined;
    } catch (error) {
      return error as VFileMessage;
    }
  }

  /** A copy of the tree, to change. */
  copyTree(): Root {
    return structuredClone(this.tree);
  }

  /** As written; `checks/frontMatter` validates it. */
  get frontMatter(): Partial<PageFrontMatter> {
    return (this.#frontMatter ??= readFrontMatter(this.source));
  }

  get headings(): PageHeading[] {
    return (this.#headings ??= readHeadings(this.tree));
  }

  get signatures(): SignatureBlock[] {
    return (this.#signatures ??= readSignatures(this.tree));
  }

  get samples(): Sample[] {
    return (this.#samples ??= readSamples(this.tree));
  }

  /** The code blocks of each set of tabs that shows one request for several clients. */
  get clientTabs(): Code[][] {
    return (this.#clientTabs ??= readClientTabs(this.tree));
  }

  get links(): PageLink[] {
    return (this.#links ??= readLinks(this.tree));
  }
}

/** in: `api/$filter.md`; out: `api/$filter` */
export function routeOf(path: string): string {
  return path.replace(/\.mdx?$/, '');
}

function readFrontMatter(source: string): Partial<PageFrontMatter> {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1];
  return (yaml ? (parseYaml(yaml) as Partial<PageFrontMatter> | null) : null) ?? {};
}

/** Most pages are the same in several versions, so they share a tree until no page needs it. */
const trees = new Map<string, WeakRef<Root>>();

function parseShared(source: string): Root {
  const known = trees.get(source)?.deref();
  if (known) {
    return known;
  }
  const tree = parsePage(source);
  trees.set(source, new WeakRef(tree));
  return tree;
}
