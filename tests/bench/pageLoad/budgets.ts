import type {Weight} from './weigh';

/** A page of each kind, by its route below the base path; the class is one of the longest pages. */
export const weighedPages = {
  command: 'language/commands/replaceString',
  class: 'language/EntitySelectionClass',
  component: 'studio/pageLoaders/components/datatable',
  REST: 'api/$filter',
  guide: 'guides/queries',
  landing: '',
  'list of commands': 'language/commands/command-list',
  'old version': '1.0.0/language/SignalClass',
};

export type Kind = keyof typeof weighedPages;

export const kinds = Object.keys(weighedPages) as Kind[];

/** Most that a page of a kind may weigh; `npm test` and the benchmark fail beyond it. */
const budgets: Record<Kind, Weight> = {
  command: weight(11, 230, 21, 262, 18, 363),
  class: weight(20, 239, 21, 280, 18, 417),
  component: weight(12, 231, 21, 264, 18, 377),
  REST: weight(10, 230, 21, 261, 18, 360),
  guide: weight(16, 236, 21, 273, 18, 345),
  landing: weight(7, 187, 21, 215, 10, 281),
  'list of commands': weight(18, 238, 21, 277, 18, 397),
  'old version': weight(11, 230, 21, 261, 18, 436),
};

function weight(
  document: number,
  javascript: number,
  stylesheets: number,
  atLoad: number,
  requests: number,
  afterIdle: number,
): Weight {
  return {document, javascript, stylesheets, atLoad, requests, afterIdle};
}

/** What is over its budget, in words. */
export function findExcess(kind: Kind, found: Weight): string[] {
  return Object.entries(budgets[kind])
    .map(([name, most]) => ({name, most, is: found[name as keyof Weight]}))
    .filter(({is, most}) => is > most)
    .map(({name, most, is}) => `${kind}: ${name} is ${is}, wanted at most ${most}`);
}
