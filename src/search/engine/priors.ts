import type {SearchDocument} from '../shared/types';
import type {LoadedIndex} from './loadIndex';

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

/** Matches queries about a release, such as `what's new`, `beta 2`, or `1.1.0`. */
const releaseWords =
  /\b(?:releases?|changelog|changed|changes|new|news|beta|upgrade|fixed|versions?|\d+\.\d+(?:\.\d+)?)\b/i;

const restWords = /\$\w|\b(?:rest|https?|urls?|api|curl|postman|endpoints?|requests?)\b/i;

/** Matches routes of pages such as `notes/1.0.0-beta.2`. */
const betaRoute = /\d-(?:alpha|beta|rc)\b/;

/** Returns a function that weights a document by its kind, for documents that the query doesn't name. */
export function priorsFor(
  query: string,
  {documents, heads, genericSections}: LoadedIndex,
): (document: SearchDocument) => number {
  const wantsNotes = releaseWords.test(query);
  const wantsRest = restWords.test(query);
  return ({id, kind, sectionRoute}) => {
    const weight = genericSections.has(id) ? genericWeight : 1;
    if (kind === 'notes') {
      return wantsNotes
        ? weight
        : weight * (betaRoute.test(sectionRoute) ? betaWeight : notesWeight);
    }
    const page = documents[heads[id] ?? id];
    if (page && isParentClass(page)) {
      return weight * parentWeight;
    }
    return kind === 'endpoint' && !wantsRest ? weight * restWeight : weight;
  };
}

/** No sidebar lists parent classes' pages. */
function isParentClass({kind, sidebarParentCategories}: SearchDocument): boolean {
  return kind === 'class' && sidebarParentCategories.length === 0;
}
