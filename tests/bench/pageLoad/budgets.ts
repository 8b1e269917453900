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
  command: weight(12, 140, 20, 172, 8, 172),
  class: weight(21, 140, 20, 181, 8, 181),
  component: weight(13, 140, 20, 173, 8, 173),
  REST: weight(11, 140, 20, 171, 8, 171),
  guide: weight(17, 140, 20, 177, 8, 177),
  landing: weight(8, 134, 20, 162, 9, 162),
  'list of commands': weight(21, 140, 20, 181, 8, 181),
  'old version': weight(12, 139, 20, 172, 8, 172),
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
