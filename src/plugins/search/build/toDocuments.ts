import {className} from '../shared/className';
import type {HitKind, SearchDocument} from '../shared/types';
import {prose, type IndexedDocument} from './buildIndex';
import type {PageSections, Section} from './readSections';

/** A page with what the site knows about it besides its text. */
export interface IndexedPage {
  route: string;
  kind: HitKind;
  tags: string[];
  /** The front matter's sentence on what the page answers. */
  description: string;
  page: PageSections;
}

/** The documents of a tag, a section each, and their texts for excerpts, in the order of the pages. */
export function toDocuments(pages: readonly IndexedPage[]): {
  documents: IndexedDocument[];
  texts: string[];
} {
  const documents = pages
    .flatMap((page) => page.page.sections.map((section, index) => ({page, section, index})))
    .map(({page, section, index}, id) => toDocument(id, page, section, index === 0));
  return {documents, texts: documents.map(({fields}) => fields.content.prose)};
}

function toDocument(
  id: number,
  {route, kind, tags, description, page}: IndexedPage,
  section: Section,
  isHead: boolean,
): IndexedDocument {
  const isMember = kind === 'class' && !isHead && section.signature !== undefined;
  const document: SearchDocument = {
    id,
    title: isMember ? memberTitle(className(page.title), section.title) : section.title,
    sectionTitle: section.title,
    pageTitle: page.title,
    sectionRoute: isHead ? route : `${route}${section.hash}`,
    type: 'docs',
    tags: isHead ? tags : [],
    sidebarParentCategories: page.categories,
    kind: isMember ? 'member' : kind,
    ...(section.signature && {signature: section.signature}),
    ...(section.since && {since: section.since}),
  };
  // Command pages begin with their description.
  const text =
    isHead && !section.text.includes(description) ? `${description} ${section.text}` : section.text;
  // Description, keywords and categories are those of the page: its head stands for it in the index.
  return {
    document,
    fields: {
      title: prose(section.title),
      content: {prose: text, code: `${section.signature ?? ''} ${section.code}`},
      tags: prose([...(isHead ? tags : []), ...section.definitions].join(' , ')),
      sidebarParentCategories: prose(isHead ? page.categories.join(', ') : ''),
    },
    labels: section.labels,
    weight: weightOf(kind, section),
  };
}

/** `.orderBy()` of EntitySelection is `EntitySelection.orderBy()`; `4D.File.new()` names itself. */
function memberTitle(owner: string, heading: string): string {
  return /^[.[]/.test(heading) ? `${owner}${heading}` : heading;
}

/** How much more, or less, a kind of pages explains than a reference, which names things. */
const weights: Partial<Record<HitKind, number>> = {guide: 1.2, concept: 1.1, notes: 0.6};

/** An example uses what other sections explain. */
function weightOf(kind: HitKind, section: Section): number {
  return (weights[kind] ?? 1) * (section.isExample ? 0.8 : 1);
}
