import {pageKinds, type PageKind} from '../../config/pageKinds';
import type {Entry, EntryKind} from '../../content/reference/entry';
import {typeSignaturesOf} from '../../content/reference/typeSignatures';
import type {KnownSignature} from '../engine/typeQuery/parseTypeQuery';
import type {SearchDocument} from '../shared/types';
import {prose, type IndexedDocument} from './buildIndex';
import type {Section} from './sections';

/** The part of a reference entry that the index needs. */
export interface SearchableEntry extends Pick<
  Entry,
  'name' | 'owner' | 'signatures' | 'deprecated'
> {
  kind: Exclude<EntryKind, 'constant'>;
  /** The version that introduced it, unless that's the oldest one. */
  since?: Entry['since'];
}

/** A page and its metadata. */
export interface IndexedPage {
  route: string;
  kind: PageKind;
  tags: string[];
  /** Description from the front matter. */
  description: string;
  /** Categories above the page in the sidebar, outermost first. */
  categories: readonly string[];
  /** Documented names by anchor; '' for the page itself. */
  names: ReadonlyMap<string, SearchableEntry>;
  /** Other names of the page, by which readers ask for it. */
  aliases?: readonly string[];
  /** The first one is the top of the page. */
  sections: Section[];
}

/** Returns the contents of a tag's files, in page order. */
export function toDocuments(pages: readonly IndexedPage[]) {
  const sections = pages.flatMap((page) =>
    page.sections.map((section, index) => ({page, section, isHead: index === 0})),
  );
  const documents = sections.map(({page, section, isHead}, id) =>
    toDocument(id, page, section, isHead),
  );
  return {
    /** One per section. */
    documents,
    /** Excerpt text, by document. */
    texts: documents.map(({fields}) => fields.content.prose),
    signatures: sections.flatMap(({page, section}, id): KnownSignature[] => {
      const entry = entryOf(page, section);
      return entry ? typeSignaturesOf(entry).map((signature) => ({...signature, id})) : [];
    }),
  };
}

function entryOf({names}: IndexedPage, {hash}: Section): SearchableEntry | undefined {
  return names.get(hash.slice(1));
}

function toDocument(
  id: number,
  indexedPage: IndexedPage,
  section: Section,
  isHead: boolean,
): IndexedDocument {
  const {route, kind, tags, description, categories, sections} = indexedPage;
  const entry = entryOf(indexedPage, section);
  const signature = entry?.signatures[0]?.text ?? section.signature;
  const since = entry ? entry.since : section.since;
  const names = [
    ...namesIn(section, kind, isHead, entry),
    ...(isHead ? (indexedPage.aliases ?? []) : []),
  ];
  const document: SearchDocument = {
    id,
    title: entry ? titleOf(entry, section) : section.title,
    sectionTitle: section.title,
    pageTitle: sections[0]?.title ?? '',
    sectionRoute: isHead ? route : `${route}${section.hash}`,
    type: 'docs',
    tags: isHead ? tags : [],
    sidebarParentCategories: [...categories],
    kind: entry?.kind ?? kind,
    ...(names.length > 0 && {names}),
    ...(entry?.owner && {owner: entry.owner}),
    ...(signature && {signature}),
    ...(since && {since}),
    ...(entry?.deprecated && {instead: entry.deprecated.use}),
  };
  // Command pages begin with their description.
  const text =
    isHead && !section.text.includes(description) ? `${description} ${section.text}` : section.text;
  // Description, keywords, and categories belong to the page; its first section represents it in the index.
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
    weight: pageKinds[kind].searchWeight,
  };
}

/**
 * in: the class `ZipFile`, whose page is called `ZIPFile`; its member `.copyTo()`; `4D.File.new()`
 * out: `ZipFile`; `ZipFile.copyTo()`; `4D.File.new()`, which already includes its class
 */
function titleOf({kind, name, owner = ''}: SearchableEntry, {title}: Section): string {
  if (kind === 'class') {
    return name;
  }
  return /^[.[]/.test(title) ? `${owner}${title}` : title;
}

/** Returns the documented names: a reference name, or the parameters in an endpoint's title. */
function namesIn(
  {title}: Section,
  kind: PageKind,
  isHead: boolean,
  documented: SearchableEntry | undefined,
): string[] {
  if (documented) {
    return [documented.name];
  }
  switch (kind) {
    case 'endpoint':
      return isHead || /^\$\S+$/.test(title) ? (title.match(/\$\w+/g) ?? []) : [];
    case 'concept':
      // Reserved words, such as `break` and `if...else...end`; other headings begin with a capital.
      return !isHead && /^[a-z]+(?:\.{3}[a-z]+)*(?:\(|$)/i.test(title) && /^[a-z]/.test(title)
        ? title.replace(/\(.*/, '').split('...')
        : [];
    default:
      return [];
  }
}
