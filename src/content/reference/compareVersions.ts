import {splitTypes} from '../names/types';
import {memoize} from '../cache/memoize';
import type {RetiredVersion, Site} from '../site/site';
import {referenceOf} from './collectReference';
import {keyOf, type Change, type CollectedEntry, type Entry} from './entry';

export interface VersionEntries<E = CollectedEntry> {
  /** The version label: `2.1.0`. */
  version: string;
  entries: E[];
}

/** Returns the entries in all versions of the site, with their history, oldest version first. */
export const compareSite = memoize(({versions, retired}: Site) =>
  compareVersions(
    [...versions]
      .reverse()
      .map((version) => ({version: version.label, entries: referenceOf(version)})),
    retired,
  ),
);

/**
 * Adds to each entry the version that introduced it and the changes to its signature.
 *
 * @param versions oldest first
 * @param retired earlier versions, for which only names are known; oldest first
 */
export function compareVersions(
  versions: readonly VersionEntries[],
  retired: readonly Pick<RetiredVersion, 'version' | 'names'>[] = [],
): VersionEntries<Entry>[] {
  const introducedIn = sinceRetired(retired);
  let previous = new Map<string, Entry>();
  return versions.map(({version, entries}, index) => {
    const compared = entries.map((entry) => {
      const since = index === 0 ? introducedIn.get(keyOf(entry)) : undefined;
      return withHistory(entry, previous.get(keyOf(entry)), since ?? version);
    });
    previous = new Map(compared.map((entry) => [keyOf(entry), entry]));
    return {version, entries: compared};
  });
}

/** Returns the version that introduced each name in the last retired version. */
function sinceRetired(
  retired: readonly Pick<RetiredVersion, 'version' | 'names'>[],
): ReadonlyMap<string, string> {
  return retired.reduce<ReadonlyMap<string, string>>(
    (before, {version, names}) => new Map(names.map((name) => [name, before.get(name) ?? version])),
    new Map(),
  );
}

function withHistory(entry: CollectedEntry, before: Entry | undefined, version: string): Entry {
  if (!before) {
    return {...entry, since: version, changed: []};
  }
  const what = describeChanges(before, entry);
  const change: Change[] = what.length > 0 ? [{version, what}] : [];
  return {...entry, since: before.since, changed: [...before.changed, ...change]};
}

/** Describes the differences between signatures in sentences without the final period. Ignores the page's wording. */
export function describeChanges(before: CollectedEntry, after: CollectedEntry): string[] {
  const [oldParameters, newParameters] = [parametersOf(before), parametersOf(after)];
  const removed = [...oldParameters.keys()].filter((name) => !newParameters.has(name));
  const added = [...newParameters.keys()].filter((name) => !oldParameters.has(name));
  return [
    ...added.map((name) => `\`${name}\` is new`),
    ...removed.map((name) => `\`${name}\` was removed`),
    ...[...newParameters].flatMap(([name, parameter]) => {
      const previous = oldParameters.get(name);
      return previous ? describeParameter(name, previous, parameter) : [];
    }),
    ...describeTypes('The result', resultTypes(before), resultTypes(after)),
    ...(before.value !== after.value
      ? [`The value is ${after.value ?? 'no longer documented'}`]
      : []),
  ];
}

interface ParameterFacts {
  types: Set<string>;
  optional: boolean;
}

/** Merges the parameters of all overloads: a parameter is optional if it may be omitted in one of them. */
function parametersOf({signatures}: CollectedEntry): Map<string, ParameterFacts> {
  const parameters = new Map<string, ParameterFacts>();
  for (const {name, type, optional} of signatures.flatMap((form) => form.parameters)) {
    const known = parameters.get(name);
    parameters.set(name, {
      types: new Set([...(known?.types ?? []), ...typeNames(type)]),
      optional: optional || known?.optional === true,
    });
  }
  return parameters;
}

function describeParameter(name: string, before: ParameterFacts, after: ParameterFacts): string[] {
  return [
    ...describeTypes(`\`${name}\``, before.types, after.types),
    ...(before.optional === after.optional
      ? []
      : [`\`${name}\` ${after.optional ? 'is now optional' : 'is now required'}`]),
  ];
}

function describeTypes(
  subject: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): string[] {
  const added = [...after].filter((type) => !before.has(type));
  const removed = [...before].filter((type) => !after.has(type));
  if (added.length > 0 && removed.length === 0 && before.size > 0) {
    return [`${subject} can also be ${quote(added)}`];
  }
  if (added.length + removed.length === 0) {
    return [];
  }
  if (after.size === 0) {
    return [`${subject} is no longer ${quote(before)}`];
  }
  return [
    `${subject} is now ${quote(after)}${before.size > 0 ? ` instead of ${quote(before)}` : ''}`,
  ];
}

function quote(types: Iterable<string>): string {
  return [...types].map((type) => `\`${type}\``).join(' or ');
}

function resultTypes({signatures}: CollectedEntry): Set<string> {
  return new Set(signatures.flatMap(({result}) => typeNames(result?.type ?? '')));
}

/** Treats `void` as no result. */
function typeNames(type: string): string[] {
  return splitTypes(type)
    .map((name) => (name.includes('.') ? name : name.toLowerCase()))
    .filter((name) => name !== 'void');
}
