import {isHead} from '../shared/isHead';
import type {SearchDocument} from '../shared/types';

/** From this number of sections on, a heading is part of the form of pages, such as `Examples`. */
const manySections = 10;

/**
 * Returns the sections whose headings name a part of the form of pages and no subject, or repeat the
 * title of their page.
 */
export function findFormSections(documents: readonly SearchDocument[]): ReadonlySet<number> {
  const sections = documents.filter((document) => !isHead(document));
  const counts = new Map<string, number>();
  for (const {sectionTitle} of sections) {
    counts.set(sectionTitle, (counts.get(sectionTitle) ?? 0) + 1);
  }
  return new Set(
    sections
      .filter(
        ({sectionTitle, pageTitle}) =>
          (counts.get(sectionTitle) ?? 0) >= manySections || sectionTitle === pageTitle,
      )
      .map(({id}) => id),
  );
}
