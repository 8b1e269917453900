import type {Weight} from './weigh';
import {other} from '../../support/versions';

/** A page of each kind, by its route relative to the base path. The class page is one of the longest. */
export const measuredPages = {
  command: 'language/commands/replaceString',
  class: 'language/EntitySelectionClass',
  component: 'studio/pageLoaders/components/datatable',
  REST: 'api/$filter',
  guide: 'guides/queries',
  landing: '',
  'list of commands': 'language/commands/command-list',
  'old version': `${other}/language/SignalClass`,
};

export type Kind = keyof typeof measuredPages;

export const kinds = Object.keys(measuredPages) as Kind[];

/** Maximum size of each kind of page; `npm test` and the benchmark fail if it's exceeded. */
const budgets: Record<Kind, Weight> = {
  command: weight(13.7, 124.4, 21.8, 160, 11),
  class: weight(25.9, 124.4, 21.8, 172.2, 11),
  component: weight(15.8, 124.4, 21.8, 162, 11),
  REST: weight(14.6, 124.4, 21.8, 161, 11),
  guide: weight(22.7, 124.4, 21.8, 168.9, 11),
  landing: weight(10.1, 124.4, 21.8, 155.5, 11),
  'list of commands': weight(23.5, 124.4, 21.8, 169.5, 11),
  'old version': weight(14, 124.4, 21.8, 160.2, 11),
};

function weight(
  document: number,
  javascript: number,
  stylesheets: number,
  atLoad: number,
  requests: number,
): Weight {
  return {document, javascript, stylesheets, atLoad, requests, afterIdle: 215};
}

/** Returns a message for each figure over its budget. */
export function findExcess(kind: Kind, found: Weight): string[] {
  return Object.entries(budgets[kind])
    .map(([name, limit]) => ({name, limit, value: found[name as keyof Weight]}))
    .filter(({value, limit}) => value > limit)
    .map(({name, limit, value}) => `${kind}: ${name} is ${value}, expected at most ${limit}`);
}
