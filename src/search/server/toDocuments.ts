import {pageKinds} from '../../config/pageKinds';
import type {Shape} from '../../content/reference/shapes';
import type {HitKind, SearchDocument, ShapeRow} from '../shared/types';
import {prose, type IndexedDocument} from './buildIndex';
import type {PageSections, Section} from './sections';

/** The part of a reference entry that a hit shows. */
export interface DocumentedName {
  kind: 'class' | 'command' | 'member';
  /** As code spells it: `ZipFile`, `orderBy`. */
  name: string;
  /** The member's class. */
  owner?: string;
  signature?: string;
  /** The version that introduced it, unless that is the oldest one. */
  since?: string;
  /** The replacement, if it is deprecated. */
  instead?: string;
  /** Parameters and results of its forms; none for a class. */
  shapes?: Shape[];
}

/** A page and its metadata. */
export interface IndexedPage {
  route: string;
  kind: HitKind;
  tags: string[];
  /** Description from the front matter. */
  description: string;
  /** Categories above the page in the sidebar, outermost first. */
  categories: readonly string[];
  /** Documented names by anchor; '' for the page itself. */
  names: ReadonlyMap<string, DocumentedName>;
  page: PageSections;
}

/** Contents of a tag's files, in the order of the pages. */
interface TagContent {
  /** One per section. */
  documents: IndexedDocument[];
  /** Excerpt texts, by document. */
  texts: string[];
  /** Signatures and samples, by document. */
  codes: string[];
  shapes: ShapeRow[];
}

export function toDocuments(pages: readonly IndexedPage[]): TagContent {
  const sections = pages.flatMap((page) =>
    page.page.sections.map((section, index) => ({page, section, isHead: index === 0})),
  );
  const documents = sections.map(({page, section, isHead}, id) =>
    toDocument(id, page, section, isHead),
  );
  return {
    documents,
    texts: documents.map(({fields}) => fields.content.prose),
    codes: documents.map(({fields}) => fields.content.code),
    shapes: sections.flatMap(({page, section}, id) =>
      (nameOf(page, section)?.shapes ?? []).map((shape) => toRow(id, shape)),
    ),
  };
}

function toRow(id: number, {text, takes, gives}: Shape): ShapeRow {
  return [
    id,
    text,
    takes.map(
      ({types, isOwner, isOptional}) =>
        `${isOwner ? '.' : ''}${types.join('|')}${isOptional ? '?' : ''}`,
    ),
    gives.map(({types, isParameter}) => `${isParameter ? '&' : ''}${types.join('|')}`),
  ];
}

function nameOf({names}: IndexedPage, {hash}: Section): DocumentedName | undefined {
  return names.get(hash.slice(1));
}

function toDocument(
  id: number,
  indexed: IndexedPage,
  section: Section,
  isHead: boolean,
): IndexedDocument {
  const {route, kind, tags, description, categories, page} = indexed;
  const name = nameOf(indexed, section);
  const signature = name?.signature ?? section.signature;
  const since = name ? name.since : section.since;
  const names = namesIn(section, kind, isHead, name);
  const document: SearchDocument = {
    id,
    title: name ? titleOf(name, section) : section.title,
    sectionTitle: section.title,
    pageTitle: page.title,
    sectionRoute: isHead ? route : `${route}${section.hash}`,
    type: 'docs',
    tags: isHead ? tags : [],
    sidebarParentCategories: [...categories],
    kind: name?.kind ?? kind,
    ...(names.length > 0 && {names}),
    ...(name?.owner && {owner: name.owner}),
    ...(signature && {signature}),
    ...(since && {since}),
    ...(name?.instead && {instead: name.instead}),
  };
  // Command pages begin with their description.
  const text =
    isHead && !section.text.includes(description) ? `${description} ${section.text}` : section.text;
  // Description, keywords and categories belong to the page; its head represents the page in the index.
  return {
    document,
    fields: {
      title: prose(section.title),
      content: {prose: text, code: `${signature ?? ''} ${section.code}`},
      tags: prose(section.definitions.join(' , ')),
      sidebarParentCategories: prose(isHead ? categories.join(', ') : ''),
    },
    keywords: isHead ? [...tags, ...section.keywords] : section.keywords,
    labels: section.labels,
    weight: weightOf(kind, section),
  };
}

/**
 * in: the class `ZipFile`, whose page is called `ZIPFile`; its member `.copyTo()`; `4D.File.new()`
 * out: `ZipFile`; `ZipFile.copyTo()`; `4D.File.new()`, which names itself
 */
function titleOf({kind, name, owner = ''}: DocumentedName, {title}: Section): string {
  if (kind === 'class') {
    return name;
  }
  return /^[.[]/.test(title) ? `${owner}${title}` : title;
}

/** Returns the documented names: a reference name, or the parameters in an endpoint's title. */
function namesIn(
  {title, signature}: Section,
  kind: HitKind,
  isHead: boolean,
  documented: DocumentedName | undefined,
): string[] {
  if (documented) {
    return [documented.name];
  }
  switch (kind) {
    case 'endpoint':
      return isHead || /^\$\S+$/.test(title) ? (title.match(/\$\w+/g) ?? []) : [];
    case 'command':
      // Another command, explained on the same page.
      return isHead ? [] : (/^\w+/.exec(signature ?? '')?.slice(0, 1) ?? []);
    default:
      return [];
  }
}

/** Examples count less, because they use what other sections explain. */
function weightOf(kind: HitKind, {isExample}: Section): number {
  const weight = kind === 'member' ? 1 : pageKinds[kind].searchWeight;
  return weight * (isExample ? 0.8 : 1);
}
