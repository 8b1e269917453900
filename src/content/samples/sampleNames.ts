import path from 'node:path';
import type {Code} from 'mdast';
import {usedNames, type Position, type SourceFile, type UsedName} from 'qodlyscript';
import {languageFactsOf} from '../facts/languageFacts';
import {nameIndexOf, type NameIndex} from '../names/nameIndex';
import {Page} from '../page/page';
import {parsePage} from '../page/parsePage';
import type {CollectedEntry} from '../reference/entry';
import type {Site, Version} from '../site/site';
import {precedenceOf} from '../site/versionOrder';
import {parseSample} from './sampleCode';
import {classOf, modelOf} from './sampleModel';

/** A documented name in a sample, and its entry in the version's reference. */
export interface SampleName {
  at: Position;
  /** As written: `orderBy`, `4D.File`. */
  text: string;
  entry: CollectedEntry;
}

/**
 * Returns the documented names in the page's `qs` samples, by sample. Omits samples that don't parse.
 */
export function sampleNamesOf(page: Page, site: Site, version: Version): Map<Code, SampleName[]> {
  const names = nameIndexOf(version);
  const parsed = page.samples
    .filter(({language}) => language === 'qs')
    .flatMap((sample) => {
      const {file} = parseSample(sample.code, precedenceOf(version.label));
      return file ? [{sample, file}] : [];
    });
  const context = {
    facts: languageFactsOf(site, version),
    model: modelOf(page, version),
    ownMethods: new Set(parsed.flatMap(({sample}) => sample.name?.toLowerCase() ?? [])),
    ownMembers: new Set(parsed.flatMap(({file}) => membersOf(file))),
  };
  return new Map(
    parsed.map(({sample, file}) => [
      sample.code,
      usedNames(file, {...context, className: classOf(sample)}).flatMap((name) => {
        const entry = entryOf(name, names, page.route);
        return entry ? [{at: name.at, text: name.text, entry}] : [];
      }),
    ]),
  );
}

/** Returns the documented names in `qs` code from a file, not from a page. */
export function namesInFile(
  code: string,
  file: string,
  site: Site,
  version: Version,
): SampleName[] {
  const source = `\`\`\`qs\n${code}\n\`\`\`\n`;
  const page = new Page({file, path: path.basename(file), source, tree: parsePage(source)});
  return [...sampleNamesOf(page, site, version).values()].flat();
}

function membersOf(file: SourceFile): string[] {
  return file.kind === 'class'
    ? [
        ...file.functions.map(({name}) => name),
        ...file.properties.flatMap((property) => property.names.map(({name}) => name)),
      ]
    : [];
}

/** @param route route of the page that uses the name */
function entryOf(name: UsedName, names: NameIndex, route: string): CollectedEntry | undefined {
  switch (name.kind) {
    case 'command':
      return names.commands.get(name.text);
    case 'class':
      return names.classes.get((name.owner ?? '').toLowerCase());
    case 'member':
      return names.members.get(name.text)?.find(({owner}) => owner === name.owner);
    case 'constant':
      return constantOf(name, names, route);
  }
}

/**
 * If more than one page defines a constant, prefers the entry for the command or member that takes it,
 * then one on the same page as that, then one on the current page.
 */
function constantOf(
  {text, takenBy}: UsedName,
  names: NameIndex,
  route: string,
): CollectedEntry | undefined {
  const entries = names.constants.get(text) ?? [];
  const user = takenBy && entryOf(takenBy, names, route);
  return entries.length === 1
    ? entries[0]
    : (entries.find((entry) => entry.route === user?.route && entry.anchor === user.anchor) ??
        entries.find((entry) => entry.route === user?.route) ??
        entries.find((entry) => entry.route === route));
}
