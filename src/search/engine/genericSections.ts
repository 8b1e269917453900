import {isHead} from '../shared/isHead';
import type {SearchDocument} from '../shared/types';

/** A heading that this many sections share, such as `Examples`, is generic. */
const minSharingSections = 10;

/** Returns the sections whose headings are generic or repeat their page's title. */
export function findGenericSections(documents: readonly SearchDocument[]): ReadonlySet<number> {
  const sections = documents.filter((document) => !isHead(document));
  const counts = new Map<string, number>();
  for (const {sectionTitle} of sections) {
    counts.set(sectionTitle, (counts.get(sectionTitle) ?? 0) + 1);
  }
  return new Set(
    sections
      .filter(
        ({sectionTitle, pageTitle}) =>
          (counts.get(sectionTitle) ?? 0) >= minSharingSections || sectionTitle === pageTitle,
      )
      .map(({id}) => id),
  );
}
