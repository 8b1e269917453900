import type {SearchDocument} from './types';

/** Returns whether the section is the top of its page. */
export function isHead({sectionRoute}: Pick<SearchDocument, 'sectionRoute'>): boolean {
  return !sectionRoute.includes('#');
}
