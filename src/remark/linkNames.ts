import type {InlineCode, Nodes, Parent, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {nameIndexOf, type NameIndex} from '../content/names/nameIndex';
import {isTypeOrDescription} from '../content/names/types';
import {readSections} from '../content/page/headings';
import {cellTexts, nodesOf} from '../content/page/nodes';
import {targetOf, type CollectedEntry} from '../content/reference/entry';
import {referenceLink} from './links';
import {versionPages} from './versionPages';

/**
 * Links the names of commands, classes, and members in inline code to their pages in the same version,
 * with the signature as the title and a card on hover and focus.
 *
 * in:  Use `replaceString` or `EntitySelection.orderBy()`.
 * out: Use [`replaceString`](commands/replaceString.md "replaceString(source : string, …") or
 *      [`EntitySelection.orderBy()`](EntitySelectionClass.md#orderby ".orderBy(…")
 *
 * Skips headings, links, and names documented on the page itself, and links a name once per paragraph
 * or table row. A name that is also a type, or a parameter on the page, only counts as a command if it
 * has parentheses. A name with a leading dot only counts as a member if its section mentions the
 * class, and never if it's a CSS class.
 */
const linkNames = versionPages((tree, {version, page: {route}}) => {
  const context = {names: nameIndexOf(version), route, ownNames: ownNamesOf(tree)};
  const sections = sectionsOf(tree);
  const linked = new Map<object, Set<string>>();
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'heading' || node.type === 'link') {
      return SKIP;
    }
    const parent = ancestors.at(-1) as Parent | undefined;
    const block = ancestors.findLast(({type}) => type === 'paragraph' || type === 'tableRow');
    if (!parent || !block || !(node.type === 'inlineCode' || isTypeText(node, ancestors))) {
      return undefined;
    }
    const section = sections.get(ancestors[1] as Nodes) ?? {title: '', text: ''};
    const entry = findEntry((node as InlineCode | Text).value, {...context, section});
    const seen = linked.get(block) ?? new Set<string>();
    if (!entry || seen.has(targetOf(entry))) {
      return undefined;
    }
    linked.set(block, seen.add(targetOf(entry)));
    const index = parent.children.indexOf(node as never);
    parent.children[index] = referenceLink(entry, route, [node as InlineCode | Text]) as never;
    return SKIP;
  });
});

export default linkNames;

interface Context {
  names: NameIndex;
  /** Route of the page relative to its version's path. */
  route: string;
  ownNames: ReadonlySet<string>;
  /** The section that contains the name. */
  section: Section;
}

/** Names that usually mean something other than the command. */
const ambiguousNames = new Set(['file', 'folder', 'false', 'log', 'true', 'type']);

function findEntry(text: string, context: Context): CollectedEntry | undefined {
  const entry = findName(text, context);
  return entry?.route === context.route ? undefined : entry;
}

function findName(text: string, context: Context): CollectedEntry | undefined {
  const {names, route, ownNames} = context;
  const [, store, owner, member, call] =
    /^(?:(4D|cs)\.)?(?:(\w*)\.)?(\w+)(\(\))?$/.exec(text) ?? [];
  if (member === undefined) {
    return undefined;
  }
  if (owner === '') {
    return uniqueMember(names.members.get(member) ?? [], context);
  }
  if (owner !== undefined) {
    const routeOfOwner = names.classes.get(owner.toLowerCase())?.route;
    return names.members.get(member)?.find((entry) => entry.route === routeOfOwner);
  }
  if (store === '4D' || (/^[A-Z]/.test(member) && !call)) {
    const entry = names.classes.get(member.toLowerCase());
    return entry?.name === member ? entry : undefined;
  }
  const isReference =
    call !== undefined ||
    (!(isTypeOrDescription(member) || ambiguousNames.has(member) || ownNames.has(member)) &&
      (/[A-Z]/.test(member) || route.startsWith('language/')));
  return isReference ? names.commands.get(member) : undefined;
}

/** Returns the page's own member, or the only member with that name if the section mentions its class. */
function uniqueMember(
  entries: CollectedEntry[],
  {route, section}: Context,
): CollectedEntry | undefined {
  const own = entries.find((entry) => entry.route === route);
  const [entry, ...others] = entries;
  const isReference = entry && others.length === 0 && mentions(section, entry.owner ?? '');
  return own ?? (isReference ? entry : undefined);
}

/** in: `EntitySelection`; found: `entity selection`, `4D.EntitySelection`, `EntitySelections` */
function mentions({title, text}: Section, className: string): boolean {
  const words = className.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '\\s?');
  return !/\bCSS\b/.test(title) && new RegExp(`\\b${words}`, 'i').test(text);
}

/** Returns the names of parameters and properties that the page's tables define. */
function ownNamesOf(tree: Root): Set<string> {
  const names = nodesOf(tree, 'tableRow').map((row) => cellTexts(row)[0] ?? '');
  return new Set(names.filter((name) => /^\w+$/.test(name)));
}

/** Returns true for the text of a type cell in a parameter table, such as `4D.Entity`. */
function isTypeText(node: {type: string}, ancestors: readonly object[]): boolean {
  const [table, row, cell] = ancestors.slice(-3) as (Parent & {
    data?: {hProperties?: {className?: string[]}};
  })[];
  return (
    node.type === 'text' &&
    table?.data?.hProperties?.className?.[0] === 'parameters' &&
    row?.children[1] === cell &&
    /^4D\.\w+$/.test((node as Text).value)
  );
}

/** The content between two top-level headings. */
interface Section {
  /** Its heading; empty for the content above the first one. */
  title: string;
  /** All its text, including samples and the heading. */
  text: string;
}

/** Returns the section of each top-level node in the tree. */
function sectionsOf(tree: Root): Map<Nodes, Section> {
  return new Map(
    readSections(tree, 2).flatMap(({heading, blocks}) => {
      const nodes = heading ? [heading.node, ...blocks] : blocks;
      const text = nodes.map((node) => toString(node)).join('\n');
      return nodes.map((node) => [node, {title: heading?.text ?? '', text}]);
    }),
  );
}
