import {groupBy} from '../shared/groupBy';
import {isHead} from '../shared/isHead';
import type {SearchDocument} from '../shared/types';

/** A heading that this many sections share, such as `Examples`, is generic. */
const minSharingSections = 10;

/** Returns the sections whose headings are generic or repeat their page's title. */
export function findGenericSections(documents: readonly SearchDocument[]): ReadonlySet<number> {
  const sections = documents.filter((document) => !isHead(document));
  const byTitle = groupBy(sections, ({sectionTitle}) => sectionTitle);
  return new Set(
    sections
      .filter(
        ({sectionTitle, pageTitle}) =>
          (byTitle.get(sectionTitle)?.length ?? 0) >= minSharingSections ||
          sectionTitle === pageTitle,
      )
      .map(({id}) => id),
  );
}
