import path from 'node:path';
import type {PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {Plugin} from 'unified';
import {treeOf} from '../content/trees';
import type {VersionEntries} from '../plugins/reference/build/compareVersions';
import {keyOf} from '../plugins/reference/build/keyOf';
import {siteReference} from '../plugins/reference/build/siteReference';
import type {Entry} from '../plugins/reference/shared/types';
import {fail} from './fail';
import {attributeValue} from './nodes';
import {referenceLink} from './referenceLink';

export interface Options {
  /** Folder of the site, with the version trees. */
  siteDir: string;
}

/**
 * Lists what a version has brought to the reference, has changed in it and has taken from it, from
 * the comparison of the versions' pages.
 *
 * in:  <ReferenceChanges from="1.0.0" to="1.1.0"/>
 * out: a table `New in 1.1.0 | Kind | Purpose`, a table `Changed in 1.1.0 | What`, and a table
 *      `Gone in 1.1.0 | Kind | Purpose`, those that have rows; a sentence when none has
 */
const referenceChanges: Plugin<[Options], Root> =
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
      const page = path
        .relative(tree?.directory ?? siteDir, file.path)
        .split(path.sep)
        .join('/');
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
    ...table(
      [`New in ${to.version}`, 'Kind', 'Purpose'],
      added.map((entry) => describeEntry(entry, place)),
    ),
    ...table(
      [`Changed in ${to.version}`, 'What'],
      changed.map(({entry, what}) => [nameOf(entry, place), codeMarks(`${what.join('. ')}.`)]),
    ),
    ...table(
      [`Gone in ${to.version}`, 'Kind', 'Purpose'],
      gone.map((entry) => describeEntry(entry, place)),
    ),
  ];
}

function describeEntry(entry: Entry, place: Place): PhrasingContent[][] {
  return [nameOf(entry, place), [text(entry.kind)], [text(entry.purpose)]];
}

/** `TCPConnection.send()` in code marks, as a link where this version has it. */
function nameOf(entry: Entry, {page, here}: Place): PhrasingContent[] {
  const signature = entry.signatures[0]?.text ?? '';
  const call = signature.includes('(') ? '()' : '';
  const owner = entry.kind === 'member' ? `${entry.owner}.` : '';
  const name: PhrasingContent = {type: 'inlineCode', value: `${owner}${entry.name}${call}`};
  const target = here.get(keyOf(entry));
  return target
    ? [referenceLink({...target, page: `${target.route}.md`, signature}, page, [name])]
    : [name];
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

function table(columns: string[], rows: PhrasingContent[][][]): Table[] {
  const head = row(columns.map((column) => [text(column)]));
  return rows.length > 0
    ? [{type: 'table', align: columns.map(() => null), children: [head, ...rows.map(row)]}]
    : [];
}

function row(cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}
