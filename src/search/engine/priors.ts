import type {SearchDocument} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {asksForNotes, isBetaNotes, isNotes} from './releaseNotes';

/** Weight of beta release notes, small enough to rank after everything else. */
const betaWeight = 1e-9;

/** Weight of release notes relative to the pages they announce. */
const notesWeight = 0.5;

/** Weight of REST parameters, such as `$orderby`, relative to the language's functions. */
const restWeight = 0.75;

/** Weight of a section whose heading doesn't name a subject, such as `Examples`. */
const genericWeight = 0.6;

/** Weight of a parent class; the pages for the classes that inherit its members list them, too. */
const parentWeight = 0.67;

const restWords = /\$\w|\b(?:rest|https?|urls?|api|curl|postman|endpoints?|requests?)\b/i;

/** Returns a function that weights a document by its kind, for documents that the query doesn't name. */
export function priorsFor(
  query: string,
  {documents, heads, genericSections}: Pick<LoadedIndex, 'documents' | 'heads' | 'genericSections'>,
): (document: SearchDocument) => number {
  const wantsNotes = asksForNotes(query);
  const wantsRest = restWords.test(query);
  return (document) => {
    const weight = genericSections.has(document.id) ? genericWeight : 1;
    if (isNotes(document)) {
      return wantsNotes ? weight : weight * (isBetaNotes(document) ? betaWeight : notesWeight);
    }
    const page = documents[heads[document.id] ?? document.id];
    if (page && isParentClass(page)) {
      return weight * parentWeight;
    }
    return document.kind === 'endpoint' && !wantsRest ? weight * restWeight : weight;
  };
}

/** No sidebar lists parent classes' pages. */
function isParentClass({kind, sidebarParentCategories}: SearchDocument): boolean {
  return kind === 'class' && sidebarParentCategories.length === 0;
}
