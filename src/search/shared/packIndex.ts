import {isHead, type SearchDocument, type ServedIndex} from './types';

/** The index as browsers load it: without what its other values imply. A tenth smaller when compressed. */
export interface PackedIndex extends Omit<ServedIndex, 'documents' | 'index'> {
  /** A section's route is only its anchor. */
  documents: Partial<SearchDocument>[];
  index: Omit<ServedIndex['index'], 'forms'> & {
    /** By term, the words in the text, separated by spaces, as `packForm` writes them. */
    forms: string[];
  };
}

/** Removes what `unpackIndex` restores. */
export function packIndex({documents, index, ...file}: ServedIndex): PackedIndex {
  let head: SearchDocument | undefined;
  return {
    ...file,
    documents: documents.map((document, id) => {
      const route = document.sectionRoute;
      const stored = {...document, sectionRoute: route.slice(Math.max(route.indexOf('#'), 0))};
      const pageHead = isHead(document) ? undefined : head;
      head = pageHead ?? document;
      const implied: Record<string, unknown> = impliedBy(document, id, pageHead);
      return Object.fromEntries(
        Object.entries(stored).filter(
          ([key, value]) => JSON.stringify(value) !== JSON.stringify(implied[key]),
        ),
      );
    }),
    index: {
      ...index,
      forms: index.terms.map((stem) =>
        (index.forms[stem] ?? []).map((form) => packForm(stem, form)).join(' '),
      ),
    },
  };
}

/** Restores the index from the file. @throws Error when it is not an index */
export function unpackIndex({documents, index, ...file}: PackedIndex): ServedIndex {
  let head: SearchDocument | undefined;
  return {
    documents: documents.map((stored, id) => {
      const {sectionRoute = ''} = stored;
      const isSection = sectionRoute.startsWith('#');
      const document = {
        ...impliedBy(stored, id, isSection ? head : undefined),
        ...stored,
        sectionRoute: isSection ? (head?.sectionRoute ?? '') + sectionRoute : sectionRoute,
      } as SearchDocument;
      head = isSection ? head : document;
      return document;
    }),
    index: {
      ...index,
      forms: Object.fromEntries(
        index.terms.flatMap((stem, term) => {
          const forms = index.forms[term]?.split(' ').filter(Boolean) ?? [];
          return forms.length > 0 ? [[stem, forms.map((form) => unpackForm(stem, form))]] : [];
        }),
      ),
    },
    ...file,
  };
}

/** Returns the values that most documents have, given their position, title, and page. */
function impliedBy(
  {title = ''}: Partial<SearchDocument>,
  id: number,
  head: SearchDocument | undefined,
): Partial<SearchDocument> {
  return {
    id,
    type: 'docs',
    sectionTitle: title,
    pageTitle: head?.pageTitle ?? title,
    ...(head && {kind: head.kind, sidebarParentCategories: head.sidebarParentCategories}),
  };
}

/** in: `happi`, `happily`; out: `0ly`; in: `happi`, `happy`; out: `1y`: the letters to cut, then those to add */
function packForm(stem: string, form: string): string {
  let shared = 0;
  while (shared < stem.length && stem[shared] === form[shared]) {
    shared += 1;
  }
  return (stem.length - shared).toString(36).slice(-1) + form.slice(shared);
}

function unpackForm(stem: string, packed: string): string {
  return stem.slice(0, stem.length - parseInt(packed[0] ?? '0', 36)) + packed.slice(1);
}
