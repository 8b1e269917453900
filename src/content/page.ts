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
  /** The tree of the source, where somebody has parsed it already. */
  tree?: Root;
}

/**
 * A page, and the answers to whatever is asked about it. Each is read once, when it is first asked
 * for. Nobody changes the nodes: what writes takes a tree of its own.
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

  /** Why the source is not valid MDX; undefined when it is. */
  get syntaxError(): VFileMessage | undefined {
    try {
      void this.tree;
      return undefined;
    } catch (error) {
      return error as VFileMessage;
    }
  }

  /** The tree, for somebody who changes it. */
  copyTree(): Root {
    return structuredClone(this.tree);
  }

  /** As written; `validateFrontMatter` says whether it holds. */
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

/** Most pages read the same in several versions; a tree goes when no page needs it any more. */
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
