import type {SearchDocument} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {asksForNotes, isBetaNotes, isNotes} from './releaseNotes';

/** So small that betas come after everything else. */
const betaShare = 1e-6;

/** Weight of release notes relative to the pages they announce. */
const notesShare = 0.5;

/** Weight of REST parameters, such as `$orderby`, relative to the functions of the language. */
const restShare = 0.75;

/** Weight of a section whose heading names no subject, such as `Examples`. */
const formShare = 0.6;

/** Weight of a class that only has members for others to inherit; their pages list these too. */
const parentShare = 0.67;

const restWords = /\$\w|\b(?:rest|https?|urls?|api|curl|postman|endpoints?|requests?)\b/i;

/** Returns the weight of a document, by its kind, among those that the query doesn't name. */
export function priorsFor(
  query: string,
  {documents, heads, formSections}: Pick<LoadedIndex, 'documents' | 'heads' | 'formSections'>,
): (document: SearchDocument) => number {
  const wantsNotes = asksForNotes(query);
  const wantsRest = restWords.test(query);
  return (document) => {
    const share = formSections.has(document.id) ? formShare : 1;
    if (isNotes(document)) {
      return wantsNotes ? share : share * (isBetaNotes(document) ? betaShare : notesShare);
    }
    const page = documents[heads[document.id] ?? document.id];
    if (page && isParentClass(page)) {
      return share * parentShare;
    }
    return document.kind === 'endpoint' && !wantsRest ? share * restShare : share;
  };
}

/** No sidebar lists the pages of parent classes. */
function isParentClass({kind, sidebarParentCategories}: SearchDocument): boolean {
  return kind === 'class' && sidebarParentCategories.length === 0;
}
