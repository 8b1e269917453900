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

/** Maximum of everything at load in kilobytes, by kind; for other kinds, that of the largest. */
const totals: Partial<Record<Kind, number>> = {command: 160, class: 172, landing: 155, guide: 170};
const largestTotal = 172;

/** Returns the site's budgets for a page, in kilobytes; the build test and the benchmark check the same ones. */
function budgetsOf(kind: Kind): Partial<Weight> {
  return {
    javascript: 125,
    stylesheets: 22,
    atLoad: totals[kind] ?? largestTotal,
    requests: 12,
    afterIdle: 215,
  };
}

/** Returns a message for each figure over its budget. */
export function findExcess(kind: Kind, found: Partial<Weight>): string[] {
  return Object.entries(budgetsOf(kind)).flatMap(([name, limit]) => {
    const value = found[name as keyof Weight] ?? 0;
    return value > limit ? [`${kind}: ${name} is ${value}, expected at most ${limit}`] : [];
  });
}
