import type {Weight} from './weigh';
import {other} from '../../support/versions';

/** A page of each kind, by its route below the base path; the class is one of the longest pages. */
export const weighedPages = {
  command: 'language/commands/replaceString',
  class: 'language/EntitySelectionClass',
  component: 'studio/pageLoaders/components/datatable',
  REST: 'api/$filter',
  guide: 'guides/queries',
  landing: '',
  'list of commands': 'language/commands/command-list',
  'old version': `${other}/language/SignalClass`,
};

export type Kind = keyof typeof weighedPages;

export const kinds = Object.keys(weighedPages) as Kind[];

/** Most that a page of a kind may weigh; `npm test` and the benchmark fail beyond it. */
const budgets: Record<Kind, Weight> = {
  command: weight(13, 124, 19.7, 156, 11, 156),
  class: weight(24, 124, 19.7, 166.5, 11, 166.5),
  component: weight(15.2, 124, 19.7, 158, 11, 158),
  REST: weight(13.7, 124, 19.7, 156.3, 11, 156.3),
  guide: weight(22, 124, 19.7, 164.7, 11, 164.7),
  landing: weight(9.5, 123, 19.7, 151.5, 11, 151.5),
  'list of commands': weight(22.5, 124, 19.7, 165.5, 11, 165.5),
  'old version': weight(13.4, 124, 19.7, 156.2, 11, 156.2),
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
