import type {SearchDocument} from './types';

/** Is the section the top of its page? */
export function isHead({sectionRoute}: Pick<SearchDocument, 'sectionRoute'>): boolean {
  return !sectionRoute.includes('#');
}
