import type {CodeFacts, Upgrade} from 'qodlyscript';
import {compareSite, type VersionEntries} from '../reference/compareVersions';
import {keyOf, nameInCode, targetOf, type Entry} from '../reference/entry';
import {pageAt, type Site, type Version} from '../site/site';
import {precedenceOf} from '../site/versionOrder';
import {languageFactsOf} from './languageFacts';

const operatorsPage = 'language/basics/lang-operators';

/** Returns the facts about a version that the code checker uses. */
export function codeFactsOf(site: Site, version: Version): CodeFacts {
  const {commands, constants, classes, objects, elsewhere} = languageFactsOf(site, version);
  const compared = compareSite(site);
  const index = compared.findIndex((candidate) => candidate.version === version.label);
  return {
    version: version.label,
    precedence: precedenceOf(version.label),
    commands: Object.fromEntries(commands),
    constants: [...constants],
    classes: Object.fromEntries(
      [...classes].map(([name, members]) => [name, members && Object.fromEntries(members)]),
    ),
    elsewhere: Object.fromEntries(elsewhere),
    objects: Object.fromEntries(objects),
    pages: pagesOf(compared[index]?.entries ?? []),
    ...(pageAt(version, `${operatorsPage}.md`) && {operatorsPage}),
    upgrades: compared
      .slice(index + 1)
      .map((after, offset) => compareWith(compared[index + offset]?.entries ?? [], after)),
  };
}

function pagesOf(entries: readonly Entry[]): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const entry of entries) {
    // If more than one page documents a constant, use the first.
    pages[nameInCode(entry)] ??= targetOf(entry);
  }
  return pages;
}

function compareWith(
  oldEntries: readonly Entry[],
  {version, entries}: VersionEntries<Entry>,
): Upgrade {
  const newEntries = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const known = new Set(oldEntries.map(keyOf));
  const changes = oldEntries.flatMap((entry): [string, string[]][] => {
    const after = newEntries.get(keyOf(entry));
    const what = after
      ? after.changed.filter((change) => change.version === version).flatMap((item) => item.what)
      : ['it is no longer documented'];
    return what.length > 0 ? [[nameInCode(entry), what]] : [];
  });
  return {
    version,
    precedence: precedenceOf(version),
    changes: Object.fromEntries(changes),
    newCommands: entries
      .filter((entry) => entry.kind === 'command' && !known.has(keyOf(entry)))
      .map(({name}) => name),
  };
}
