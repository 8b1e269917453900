import type {List, PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {pagePathIn, treeOf} from '../content/trees';
import type {VersionEntries} from '../plugins/reference/build/compareVersions';
import {keyOf} from '../plugins/reference/build/keyOf';
import {siteReference} from '../plugins/reference/build/siteReference';
import type {Entry} from '../plugins/reference/shared/types';
import {fail} from './fail';
import {attributeValue} from './nodes';
import {referenceLink} from './referenceLink';
import type {SiteOptions} from './siteOptions';

/**
 * Lists what a version has brought to the reference, has changed in it and has taken from it, from
 * the comparison of the versions' pages.
 *
 * in:  <ReferenceChanges from="1.0.0" to="1.1.0"/>
 * out:
 *     **New in 1.1.0**
 *
 *     - `Endpoints` (class): The Endpoints class gives the addresses of your application.
 *       - `.publicEndpoint()`: Returns the URL of the public API endpoint.
 *
 * and the like for **Changed in 1.1.0** and **Gone in 1.1.0**, where there is something to list; a
 * sentence where there is nothing.
 */
const referenceChanges: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  (tree, file) => {
    tree.children = tree.children.flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ReferenceChanges') {
        return [node];
      }
      const versions = siteReference(siteDir);
      const [from, to] = ['from', 'to'].map((name) => {
        const value = attributeValue(node, name);
        const found = versions.find(({version}) => version === value);
        return (
          found ??
          fail(file, node, {
            found: `<ReferenceChanges> has ${name}="${value ?? ''}", which is no version`,
            fix: `Write ${name}= with one of ${versions.map(({version}) => version).join(', ')}`,
          })
        );
      }) as [VersionEntries<Entry>, VersionEntries<Entry>];
      const tree = treeOf(siteDir, file.path);
      const page = tree ? pagePathIn(tree, file.path) : '';
      const here = versions.find(({version}) => version === tree?.label)?.entries ?? [];
      return listChanges(from, to, {
        page,
        here: new Map(here.map((entry) => [keyOf(entry), entry])),
      });
    });
  };

export default referenceChanges;

/** Where the list stands: links lead to what this version has. */
interface Place {
  page: string;
  here: ReadonlyMap<string, Entry>;
}

function listChanges(
  from: VersionEntries<Entry>,
  to: VersionEntries<Entry>,
  place: Place,
): RootContent[] {
  const before = new Set(from.entries.map(keyOf));
  const after = new Set(to.entries.map(keyOf));
  const added = to.entries.filter((entry) => !before.has(keyOf(entry)));
  const gone = from.entries.filter((entry) => !after.has(keyOf(entry)));
  const changed = to.entries.flatMap((entry) => {
    const change = entry.changed.find(({version}) => version === to.version);
    return change && before.has(keyOf(entry)) ? [{entry, what: change.what}] : [];
  });
  if (added.length + gone.length + changed.length === 0) {
    return [
      sentence(
        `The reference of ${to.version} has the same commands, classes, members and constants as that of ${from.version}, with the same signatures.`,
      ),
    ];
  }
  return [
    ...list(`New in ${to.version}`, describeGroups(added, place)),
    ...list(
      `Changed in ${to.version}`,
      changed.map(({entry, what}) => ({
        line: [
          nameOf(entry, fullName(entry), place),
          text(': '),
          ...codeMarks(`${what.join('. ')}.`),
        ],
      })),
    ),
    ...list(`Gone in ${to.version}`, describeGroups(gone, place)),
  ];
}

/** A line of a list, with the lines below it. */
interface Line {
  line: PhrasingContent[];
  below?: Line[];
}

/** Members and constants stand below their class or command, whether this is on the list or not. */
function describeGroups(entries: readonly Entry[], place: Place): Line[] {
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
      ? [nameOf(own, fullName(own), place), text(` (${own.kind})${forWhat(own)}`)]
      : [ownerName(name, place)],
    below: parts.map((part) => ({
      line: [nameOf(part, shortName(part), place), text(forWhat(part))],
    })),
  }));
}

function forWhat({purpose}: Entry): string {
  return purpose === '' ? '' : `: ${purpose}`;
}

/** in: the entry of `.send(data : blob)`; out: `TCPConnection.send()` */
function fullName({kind, owner, name, signatures}: Entry): string {
  return `${kind === 'member' ? `${owner}.` : ''}${name}${callOf(signatures)}`;
}

/** in: the entry of `.send(data : blob)`, `4D.File.new(path : string)`; out: `.send()`, `4D.File.new()` */
function shortName({name, signatures}: Entry): string {
  const written = /^[^\s({:]+/.exec(signatures[0]?.text ?? '')?.[0];
  return `${written ?? name}${callOf(signatures)}`;
}

function callOf([first]: Entry['signatures']): string {
  return first?.text.includes('(') ? '()' : '';
}

/** The name in code marks, as a link where this version has it. */
function nameOf(entry: Entry, name: string, {page, here}: Place): PhrasingContent {
  const code: PhrasingContent = {type: 'inlineCode', value: name};
  const target = here.get(keyOf(entry));
  const signature = entry.signatures[0]?.text ?? '';
  return target
    ? referenceLink({...target, page: `${target.route}.md`, signature}, page, [code])
    : code;
}

function ownerName(name: string, place: Place): PhrasingContent {
  const own = [...place.here.values()].find(
    (entry) => entry.owner === undefined && entry.name === name,
  );
  return own ? nameOf(own, fullName(own), place) : {type: 'inlineCode', value: name};
}

/** in: "`message` can also be `blob`."; out: text and inline code */
function codeMarks(source: string): PhrasingContent[] {
  return source
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? {type: 'inlineCode' as const, value: part} : text(part),
    )
    .filter(({value}) => value !== '');
}

function text(value: string): PhrasingContent & {value: string} {
  return {type: 'text', value};
}

function sentence(value: string): RootContent {
  return {type: 'paragraph', children: [text(value)]};
}

/** A title and a list, if it has lines. */
function list(title: string, lines: readonly Line[]): RootContent[] {
  return lines.length > 0
    ? [{type: 'paragraph', children: [{type: 'strong', children: [text(title)]}]}, listOf(lines)]
    : [];
}

function listOf(lines: readonly Line[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: lines.map(({line, below = []}) => ({
      type: 'listItem',
      spread: false,
      children: [{type: 'paragraph', children: line}, ...(below.length > 0 ? [listOf(below)] : [])],
    })),
  };
}
