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
  command: weight(13, 123, 17.5, 154, 11, 154),
  class: weight(23, 123, 17.5, 164, 11, 164),
  component: weight(14.5, 123, 17.5, 155, 11, 155),
  REST: weight(13, 123, 17.5, 153, 11, 153),
  guide: weight(19, 123, 17.5, 160, 11, 160),
  landing: weight(8.8, 121.5, 17.5, 148, 11, 148),
  'list of commands': weight(22, 123, 17.5, 162, 11, 162),
  'old version': weight(13, 123, 17.5, 154, 11, 154),
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
