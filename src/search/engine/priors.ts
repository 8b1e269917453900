import type {SearchDocument} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {asksForNotes, isBetaNotes, isNotes} from './releaseNotes';

/** Weight of beta release notes, small enough to rank after everything else. */
const betaShare = 1e-9;

/** Weight of release notes relative to the pages they announce. */
const notesShare = 0.5;

/** Weight of REST parameters, such as `$orderby`, relative to the functions of the language. */
const restShare = 0.75;

/** Weight of a section whose heading names no subject, such as `Examples`. */
const genericShare = 0.6;

/** Weight of a parent class; the pages of the classes that inherit its members list them too. */
const parentShare = 0.67;

const restWords = /\$\w|\b(?:rest|https?|urls?|api|curl|postman|endpoints?|requests?)\b/i;

/** Returns the weight of a document by its kind, if the query doesn't name it. */
export function priorsFor(
  query: string,
  {documents, heads, genericSections}: Pick<LoadedIndex, 'documents' | 'heads' | 'genericSections'>,
): (document: SearchDocument) => number {
  const wantsNotes = asksForNotes(query);
  const wantsRest = restWords.test(query);
  return (document) => {
    const share = genericSections.has(document.id) ? genericShare : 1;
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
