import {targetOf, type Entry} from '../../content/reference/entry';
import type {NameElsewhere, NamesElsewhere} from '../shared/types';

/** A version's documented names, and the titles of its other pages. */
export interface VersionNames {
  /** The version label: `2.1.0`. */
  version: string;
  names: Named[];
}

interface Named extends Pick<NameElsewhere, 'name' | 'path'> {
  /** The same in all versions: a documented name, or the page's route. */
  id: string;
}

/** A version as it is built: its path, and its pages by URL and title. */
interface BuiltVersion {
  label: string;
  path: string;
  docs: readonly {permalink: string; title: string; unlisted?: boolean}[];
}

/** Collects a version's names, other than constants, which have no anchors. */
export function namesIn(
  {label, path, docs}: BuiltVersion,
  entries: readonly Entry[],
): VersionNames {
  const base = path.replace(/\/?$/, '/');
  const documenting = new Set(entries.map(({route}) => base + route));
  const names = entries.flatMap((entry): Named[] => {
    const name = nameOf(entry);
    return entry.kind === 'constant' ? [] : [{id: name, name, path: base + targetOf(entry)}];
  });
  const titles = docs.flatMap(({permalink, title, unlisted}): Named[] =>
    unlisted || documenting.has(permalink)
      ? []
      : [{id: permalink.slice(base.length), name: title, path: permalink}],
  );
  return {version: label, names: [...names, ...titles]};
}

/**
 * Returns the names that each version lacks, with the first newer version that has them, or else the last
 * older one.
 *
 * @param versions oldest first
 */
export function namesElsewhere(versions: readonly VersionNames[]): NamesElsewhere {
  return Object.fromEntries(
    versions.map(({version, names}, index) => {
      // A page with the same title may have moved.
      const known = new Set(names.flatMap(({id, name}) => [id, name]));
      const missing = new Map<string, NameElsewhere>();
      const others = [...versions.slice(index + 1), ...versions.slice(0, index).reverse()];
      for (const [position, other] of others.entries()) {
        const isNewer = position < versions.length - 1 - index;
        for (const {id, name, path} of other.names) {
          if (!known.has(id) && !known.has(name) && !missing.has(id)) {
            missing.set(id, {name, version: other.version, isNewer, path});
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
