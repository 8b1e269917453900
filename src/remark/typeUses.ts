import type {Link, PhrasingContent} from 'mdast';
import {withArticle} from 'qodlyscript/reference';
import {memoize} from '../content/cache/memoize';
import {classNameOf} from '../content/names/definitions';
import {commonTypes, typeOfClass, typePagesOf} from '../content/names/types';
import type {Page} from '../content/page/page';
import {referenceOf} from '../content/reference/collectReference';
import {callOf, describeEntry, fullName, type CollectedEntry} from '../content/reference/entry';
import {typeSignaturesOf} from '../content/reference/typeSignatures';
import type {Version} from '../content/site/site';
import {referenceLink} from './links';
import {inlineCode, text, foldedList} from './nodes';
import {versionPages} from './versionPages';

/**
 * Adds collapsed lists to the end of each class or basic type page: the commands and members that return
 * the type, and those that accept it.
 *
 * out:
 *     <details class="uses">
 *       <summary>What returns a Folder (23)</summary>
 *       <ul><li><a …>folder()</a>: Returns a folder object.</li>…</ul>
 *     </details>
 *
 * A long list has one line per class with only the names, and one for the commands.
 *
 * The search index excludes these lists, since it contains the listed names where they're defined.
 */
const typeUses = versionPages((tree, {version, page}) => {
  tree.children.push(
    ...typeUsesOf(page, version).flatMap(({type, producers, consumers}) => [
      ...toDetails(`What returns ${withArticle(type)}`, producers, page.route),
      ...toDetails(`What accepts ${withArticle(type)}`, consumers, page.route),
    ]),
  );
});

export default typeUses;

function toDetails(title: string, entries: readonly CollectedEntry[], route: string) {
  return entries.length > 0
    ? [foldedList(`${title} (${entries.length})`, linesOf(entries, route))]
    : [];
}

/** Maximum number of entries with descriptions. Longer lists would dominate the page. */
const maxDescribedEntries = 24;

function linesOf(entries: readonly CollectedEntry[], route: string): PhrasingContent[][] {
  return entries.length > maxDescribedEntries
    ? [...groupByOwner(entries)].map(([owner, group]) => namesLine(owner, group, route))
    : entries.map((entry) => [
        linkTo(entry, fullName(entry), route),
        text(`: ${describeEntry(entry)}`),
      ]);
}

function groupByOwner(entries: readonly CollectedEntry[]): Map<string, CollectedEntry[]> {
  const groups = new Map<string, CollectedEntry[]>();
  for (const entry of entries) {
    const owner = entry.kind === 'member' ? (entry.owner ?? '') : 'Commands';
    groups.set(owner, [...(groups.get(owner) ?? []), entry]);
  }
  return groups;
}

/** out: `Folder: name, path, rename()` */
function namesLine(owner: string, group: CollectedEntry[], route: string): PhrasingContent[] {
  return [
    text(`${owner}: `),
    ...group.flatMap((entry, index) => [
      ...(index > 0 ? [text(', ')] : []),
      linkTo(entry, entry.name + callOf(entry.signatures), route),
    ]),
  ];
}

/** Links without a title, since lists are long and the card shows the signature. */
function linkTo(entry: CollectedEntry, name: string, route: string): Link {
  const link = referenceLink(entry, route, [inlineCode(name)]);
  return {...link, title: null, ...(entry.route === route && {url: `#${entry.anchor}`})};
}

/** The uses of a type in the reference. */
interface TypeUses {
  /** Its name in `commonTypes`. */
  type: string;
  /** Commands, methods, and properties that return it, including through a parameter. */
  producers: CollectedEntry[];
  /** Those with a parameter of the type, except the type's own members, which are on its page. */
  consumers: CollectedEntry[];
}

/** Returns the uses of the types that the page documents; empty for other pages. */
function typeUsesOf(page: Page, version: Version): TypeUses[] {
  return typesOf(page, version).map((type) => ({
    type,
    producers: usesOf(version).producers.get(type) ?? [],
    consumers: usesOf(version).consumers.get(type) ?? [],
  }));
}

function typesOf({route, frontMatter}: Page, version: Version): string[] {
  if (frontMatter.kind === 'class') {
    return [typeOfClass(classNameOf(route))];
  }
  const names = [...typePagesOf(version)].flatMap(([name, page]) =>
    page.route === route ? commonTypes(name) : [],
  );
  return [...new Set(names)];
}

interface UsesByType {
  producers: Map<string, CollectedEntry[]>;
  consumers: Map<string, CollectedEntry[]>;
}

const usesOf = memoize((version: Version): UsesByType => {
  const uses: UsesByType = {producers: new Map(), consumers: new Map()};
  for (const entry of referenceOf(version)) {
    const signatures = typeSignaturesOf(entry);
    const outputs = signatures.flatMap(({outputs}) => outputs);
    const inputs = signatures.flatMap(({inputs}) => inputs.filter(({isOwner}) => !isOwner));
    add(uses.producers, outputs, entry);
    add(uses.consumers, inputs, entry);
  }
  return uses;
});

function add(
  uses: Map<string, CollectedEntry[]>,
  values: readonly {types: string[]}[],
  entry: CollectedEntry,
): void {
  for (const type of new Set(values.flatMap(({types}) => types))) {
    uses.set(type, [...(uses.get(type) ?? []), entry]);
  }
}
