import type {VersionEntries} from '../../content/reference/compareVersions';
import {targetOf, type EntryKind} from '../../content/reference/entry';
import type {NameRow, ReferenceNames} from '../shared/names';

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
