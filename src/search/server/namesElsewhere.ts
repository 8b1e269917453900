import {targetOf, type Entry} from '../../content/reference/entry';
import type {VersionEntries} from '../../content/reference/compareVersions';
import type {NameElsewhere, NamesElsewhere} from '../shared/types';

/**
 * Returns the names that each version lacks, with the first newer version that has them, or else the last
 * older one. Leaves out constants, which have no anchors.
 *
 * @param versions oldest first
 * @param paths the versions' paths by label
 */
export function namesElsewhere(
  versions: readonly VersionEntries<Entry>[],
  paths: ReadonlyMap<string, string>,
): NamesElsewhere {
  return Object.fromEntries(
    versions.map(({version, entries}, index) => {
      const known = new Set(entries.map(nameOf));
      const missing = new Map<string, NameElsewhere>();
      const others = [...versions.slice(index + 1), ...versions.slice(0, index).reverse()];
      for (const [position, other] of others.entries()) {
        const isNewer = position < versions.length - 1 - index;
        const path = paths.get(other.version);
        for (const entry of path === undefined ? [] : other.entries) {
          const name = nameOf(entry);
          if (entry.kind !== 'constant' && !known.has(name) && !missing.has(name)) {
            const targetPath = `${path?.replace(/\/$/, '')}/${targetOf(entry)}`;
            missing.set(name, {name, version: other.version, isNewer, path: targetPath});
          }
        }
      }
      return [version, [...missing.values()]];
    }),
  );
}

function nameOf({owner, name}: Entry): string {
  return owner === undefined ? name : `${owner}.${name}`;
}
