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
  command: weight(13.5, 124.4, 19.7, 157.5, 11, 157.5),
  class: weight(24.2, 124.4, 19.7, 168.3, 11, 168.3),
  component: weight(15.6, 124.4, 19.7, 159.6, 11, 159.6),
  REST: weight(13.8, 124.4, 19.7, 158, 11, 158),
  guide: weight(22.5, 124.4, 19.7, 166.4, 11, 166.4),
  landing: weight(9.9, 124.4, 19.7, 153.2, 11, 153.2),
  'list of commands': weight(23.3, 124.4, 19.7, 167.2, 11, 167.2),
  'old version': weight(13.8, 124.4, 19.7, 157.8, 11, 157.8),
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
