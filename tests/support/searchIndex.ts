import type {PageKind} from '../../src/config/pageKinds';
import {buildIndex} from '../../src/search/server/buildIndex';
import {emptySection, type Section} from '../../src/search/server/sections';
import {
  toDocuments,
  type SearchableEntry,
  type IndexedPage,
} from '../../src/search/server/toDocuments';
import type {SearchIndexFile} from '../../src/search/shared/types';

/** Returns a test page with a title, labels, and sections by heading. */
export function testPage(
  route: string,
  title: string,
  text: string,
  {
    kind = 'page',
    tags = [],
    description = '',
    labels = [],
    sections = {},
  }: {
    kind?: PageKind;
    tags?: string[];
    description?: string;
    labels?: string[];
    sections?: Record<string, string>;
  } = {},
): IndexedPage {
  const section = (heading: string, content: string): Section => ({
    ...emptySection(
      heading,
      heading === title ? '' : `#${heading.toLowerCase().replace(/[^\w-]+/g, '')}`,
    ),
    text: content,
    ...(/^\./.test(heading) && {signature: heading}),
  });
  const subsections = Object.entries(sections).map(([heading, content]) =>
    section(heading, content),
  );
  const introduction = {...section(title, text), labels};
  return {
    route,
    kind,
    tags,
    description,
    names: new Map(
      kind === 'class'
        ? [
            ['', {kind, name: title, signatures: []}],
            ...subsections
              .filter(({signature}) => signature !== undefined)
              .map(({hash, signature}) => [hash.slice(1), memberOf(title, signature)] as const),
          ]
        : [],
    ),
    categories: [],
    sections: [introduction, ...subsections],
  };
}

function memberOf(owner: string, signature = ''): SearchableEntry {
  return {
    kind: 'member',
    owner,
    name: signature.replace(/^\.|\(.*$/g, ''),
    signatures: [{text: signature, parameters: []}],
  };
}

export function testIndex(pages: IndexedPage[]): SearchIndexFile {
  return buildIndex(toDocuments(pages).documents);
}
