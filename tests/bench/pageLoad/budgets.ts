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
  command: weight(13, 123, 13, 149, 11, 149),
  class: weight(23.5, 123, 13, 159.5, 11, 159.5),
  component: weight(14.5, 123, 15.7, 153.5, 12, 153.5),
  REST: weight(12.5, 123, 13, 148.5, 11, 148.5),
  guide: weight(19, 123, 15.7, 158, 12, 158),
  landing: weight(9.5, 121.5, 14.3, 145.5, 12, 145.5),
  'list of commands': weight(21, 123, 13, 157, 11, 157),
  'old version': weight(13, 123, 13, 149, 11, 149),
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
