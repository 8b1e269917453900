import {targetOf, type Entry} from '../../../content/reference/entry';
import type {ReferenceCards} from '../shared/cards';

/** More forms than these say less. */
const mostForms = 3;

/**
 * The cards of one version, of all that links in its pages lead to.
 *
 * @param oldest the version that needs no mention
 */
export function packCards(entries: readonly Entry[], oldest: string): ReferenceCards {
  return Object.fromEntries(
    entries
      .filter(({kind}) => kind !== 'constant')
      .map((entry) => [
        targetOf(entry),
        {
          name: entry.owner ? `${entry.owner}.${entry.name}` : entry.name,
          forms: entry.signatures.slice(0, mostForms).map(({text}) => text),
          purpose: entry.purpose,
          ...(entry.deprecated && {instead: entry.deprecated.use}),
          ...(entry.since !== oldest && {since: entry.since}),
        },
      ]),
  );
}
