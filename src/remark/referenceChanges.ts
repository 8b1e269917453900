import type {List, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeValue} from '../content/page/nodes';
import {compareSite, type VersionEntries} from '../content/reference/compareVersions';
import {keyOf, type Entry, callOf, fullName} from '../content/reference/entry';
import {routeInVersion, versionOf, type Site} from '../content/site/site';
import {referenceLink} from './links';
import {inlineCode, list, paragraph, replaceElements, strong, text} from './nodes';
import {versionPages} from './versionPages';

/**
 * Lists what a version has added to the reference, changed in it, and removed from it, by comparing the
 * versions' pages.
 *
 * in:  <ReferenceChanges from="0.1.0" to="0.2.0"/>
 * out:
 *     **New in 0.2.0**:
 *
 *     - `Endpoints` (class): The Endpoints class gives the addresses of your application.
 *       - `.publicEndpoint()`: Returns the URL of the public API endpoint.
 *
 * Changed and removed names are listed in the same way. Omits empty lists. If nothing has changed, a
 * sentence says so.
 */
const referenceChanges = versionPages((tree, {site, page}) => {
  replaceElements(tree, 'ReferenceChanges', (element) =>
    expandReferenceChanges(element, site, page.file),
  );
});

export default referenceChanges;

/** Returns the replacement for the element on a page, or the element itself if it doesn't name versions. */
export function expandReferenceChanges(
  element: MdxJsxFlowElement,
  site: Site,
  file: string,
): RootContent[] {
  const versions = compareSite(site);
  const [from, to] = ['from', 'to'].map((name) =>
    versions.find(({version}) => version === attributeValue(element, name)),
  );
  const own = versionOf(site, file)?.label;
  const ownEntries = versions.find(({version}) => version === own)?.entries ?? [];
  const context = {
    route: routeInVersion(site, file),
    entries: new Map(ownEntries.map((entry) => [keyOf(entry), entry])),
  };
  // The checks ensure that both versions exist.
  return from && to ? listChanges(from, to, context) : [element];
}

/** The page with the list; its links stay in the page's version. */
interface Context {
  /** Route of the page relative to its version's path. */
  route: string;
  /** The entries in the page's version. */
  entries: ReadonlyMap<string, Entry>;
}

function listChanges(
  from: VersionEntries<Entry>,
  to: VersionEntries<Entry>,
  context: Context,
): RootContent[] {
  const before = new Set(from.entries.map(keyOf));
  const after = new Set(to.entries.map(keyOf));
  const added = to.entries.filter((entry) => !before.has(keyOf(entry)));
  const removed = from.entries.filter((entry) => !after.has(keyOf(entry)));
  const changed = to.entries.flatMap((entry) => {
    const change = entry.changed.find(({version}) => version === to.version);
    return change && before.has(keyOf(entry)) ? [{entry, what: change.what}] : [];
  });
  if (added.length + removed.length + changed.length === 0) {
    return [
      paragraph(
        text(
          `The ${to.version} reference has the same commands, classes, members, and constants as the ${from.version} reference, with the same signatures.`,
        ),
      ),
    ];
  }
  return [
    ...titledList(`New in ${to.version}`, describeGroups(added, context)),
    ...titledList(
      `Changed in ${to.version}`,
      changed.map(({entry, what}) => ({
        line: [
          nameOf(entry, fullName(entry), context),
          text(': '),
          ...withInlineCode(`${what.join('. ')}.`),
        ],
      })),
    ),
    ...titledList(`Removed in ${to.version}`, describeGroups(removed, context)),
  ];
}

/** A line in a list, with the lines nested below it. */
interface Line {
  line: PhrasingContent[];
  nested?: Line[];
}

/** Groups members and constants below their class or command, even if it isn't listed itself. */
function describeGroups(entries: readonly Entry[], context: Context): Line[] {
  const groups = new Map<string, {own?: Entry; parts: Entry[]}>();
  for (const entry of entries) {
    const name = entry.owner ?? entry.name;
    const group = groups.get(name) ?? {parts: []};
    groups.set(
      name,
      entry.owner === undefined
        ? {...group, own: entry}
        : {...group, parts: [...group.parts, entry]},
    );
  }
  return [...groups].map(([name, {own, parts}]) => ({
    line: own
      ? [nameOf(own, fullName(own), context), text(` (${own.kind})${purposeSuffix(own)}`)]
      : [ownerName(name, context)],
    nested: parts.map((part) => ({
      line: [nameOf(part, shortName(part), context), text(purposeSuffix(part))],
    })),
  }));
}

function purposeSuffix({purpose}: Entry): string {
  return purpose === '' ? '' : `: ${purpose}`;
}

/** in: the entry for `.send(data : blob)`, `4D.File.new(path : string)`; out: `.send()`, `4D.File.new()` */
function shortName({name, signatures}: Entry): string {
  const writtenName = /^[^\s({:]+/.exec(signatures[0]?.text ?? '')?.[0];
  return `${writtenName ?? name}${callOf(signatures)}`;
}

/** Returns the name as inline code, linked if this version has it. */
function nameOf(entry: Entry, name: string, {route, entries}: Context): PhrasingContent {
  const code = inlineCode(name);
  const target = entries.get(keyOf(entry));
  return target ? referenceLink({...target, signatures: entry.signatures}, route, [code]) : code;
}

function ownerName(name: string, context: Context): PhrasingContent {
  const own = [...context.entries.values()].find(
    (entry) => entry.owner === undefined && entry.name === name,
  );
  return own ? nameOf(own, fullName(own), context) : inlineCode(name);
}

/** in: "`message` can also be `blob`."; out: text and inline code */
function withInlineCode(source: string): PhrasingContent[] {
  return source
    .split('`')
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)))
    .filter(({value}) => value !== '');
}

/** Returns a title and a list, or nothing if there are no lines. */
function titledList(title: string, lines: readonly Line[]): RootContent[] {
  return lines.length > 0
    ? [
        // Without the colon, the check would report it as emphasis used as a heading when written out.
        paragraph(strong(title), text(':')),
        listOf(lines),
      ]
    : [];
}

function listOf(lines: readonly Line[]): List {
  return list(
    lines.map(({line, nested = []}) => [
      paragraph(...line),
      ...(nested.length > 0 ? [listOf(nested)] : []),
    ]),
  );
}
