import type {SearchDocument} from '../shared/types';

type Document = Pick<SearchDocument, 'kind' | 'sectionRoute'>;

export function isNotes({kind}: Document): boolean {
  return kind === 'notes';
}

/** Returns whether the section is on a page such as `notes/1.0.0-beta.2`. */
export function isBetaNotes({sectionRoute}: Document): boolean {
  return /\d-(?:alpha|beta|rc)\b/.test(sectionRoute);
}

/** Returns whether the query asks about a release, such as `what's new`, `beta 2`, or `1.1.0`. */
export function asksForNotes(query: string): boolean {
  return /\b(?:releases?|changelog|changed|changes|new|news|beta|upgrade|fixed|versions?|\d+\.\d+(?:\.\d+)?)\b/i.test(
    query,
  );
}
