import {cardKey} from '../../config/sampleTargets';
import type {Page} from '../../content/page/page';
import type {VersionEntries} from '../../content/reference/compareVersions';
import {targetOf, type Entry, type EntryKind} from '../../content/reference/entry';
import {byVersion} from '../../content/site/versionOrder';
import type {Term} from '../../content/names/terms';
import type {ReferenceCard, ReferenceCards} from '../shared/cards';
import type {NameRow, ReferenceNames} from '../shared/names';

/** Maximum number of signatures on a card: longer lists don't help readers. */
const maxForms = 3;

/**
 * Returns the cards for one version: link targets, names in samples, and terms.
 *
 * @param types the pages for the basic types
 * @param oldest the first version with pages; cards don't mention it or older versions
 */
export function packCards(
  entries: readonly Entry[],
  types: Iterable<Page>,
  oldest: string,
  terms: readonly Term[],
): ReferenceCards {
  return Object.fromEntries([
    ...terms.map(({name, meaning}): [string, ReferenceCard] => [
      name,
      {name, forms: [], purpose: meaning},
    ]),
    ...[...types].map(({route, frontMatter}): [string, ReferenceCard] => [
      route,
      {name: frontMatter.title ?? '', forms: [], purpose: frontMatter.description ?? ''},
    ]),
    ...entries.map((entry): [string, ReferenceCard] => [
      cardKey(targetOf(entry), entry.name),
      {
        name: entry.kind === 'member' ? `${entry.owner}.${entry.name}` : entry.name,
        forms: formsOf(entry),
        purpose: entry.purpose,
        ...(entry.deprecated && {instead: entry.deprecated.use}),
        ...(byVersion(entry.since, oldest) > 0 && {since: entry.since}),
      },
    ]),
  ]);
}

function formsOf({kind, name, value, signatures}: Entry): string[] {
  return kind === 'constant' && value
    ? [`${name} = ${value}`]
    : signatures.slice(0, maxForms).map(({text}) => text);
}

/** Returns the data for the `searchAPI` page: each version's names and their targets. */
export function packNames(versions: readonly VersionEntries[]): ReferenceNames {
  return {
    versions: versions.map(({version}) => version),
    commands: rowsOf('command', versions),
    classes: rowsOf('class', versions),
    members: rowsOf('member', versions),
    constants: rowsOf('constant', versions),
  };
}

function rowsOf(kind: EntryKind, versions: readonly VersionEntries[]): NameRow[] {
  const rows = new Map<string, NameRow>();
  versions.forEach(({entries}, index) => {
    for (const entry of entries.filter((entry) => entry.kind === kind)) {
      const name = kind === 'member' ? `${entry.owner}.${entry.name}` : entry.name;
      const target = targetOf(entry);
      const row = rows.get(`${name} ${target}`) ?? [name, target, 0];
      row[2] |= 1 << index;
      rows.set(`${name} ${target}`, row);
    }
  });
  return [...rows.values()];
}
