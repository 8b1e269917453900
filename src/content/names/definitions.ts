import type {Heading, Root, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {keywords} from 'qodlyscript/reference';
import {memoize} from '../cache/memoize';
import {isMemberHeading, memberName, type PageHeading} from '../page/headings';
import {attributeValue, blocksBelow, nodesOf, isBadges} from '../page/nodes';
import type {Page} from '../page/page';
import type {SignatureBlock} from '../page/signatures';
import type {Deprecation, Entry, EntryKind} from '../reference/entry';

/** A class, a command, or a member on the page that documents it, with its Markdown nodes. */
export interface Definition extends Pick<Entry, 'name' | 'owner' | 'purpose' | 'deprecated'> {
  kind: Exclude<EntryKind, 'constant'>;
  /** The heading above it; undefined if the whole page is about it. */
  heading?: PageHeading;
  /** Its signatures; empty for a class. */
  blocks: SignatureBlock[];
}

/**
 * Returns the names that a page documents: a command page its command, a class page its class and
 * members, and any language page the commands whose signatures it shows.
 *
 * Returns nothing for a page that isn't valid MDX, since the checks report it.
 */
export const definitionsOf = memoize((page: Page): Definition[] => {
  if (!page.path.startsWith('language/') || page.syntaxError) {
    return [];
  }
  switch (page.frontMatter.kind) {
    case 'command':
      return [readCommand(page)];
    case 'class':
      return [readClass(page), ...readMembers(page), ...readExtraCommands(page)];
    default:
      return readExtraCommands(page);
  }
});

function readCommand({route, tree, signatures, frontMatter}: Page): Definition {
  return {
    kind: 'command',
    name: route.slice(route.lastIndexOf('/') + 1),
    blocks: signatures,
    ...describe(tree),
    purpose: frontMatter.description ?? '',
  };
}

function readClass({route, tree}: Page): Definition {
  return {kind: 'class', name: classNameOf(route), blocks: [], ...describe(tree)};
}

/** Reads a name's purpose and deprecation from below its heading, or from the top of the page. */
function describe(tree: Root, heading?: Heading): Pick<Definition, 'purpose' | 'deprecated'> {
  const deprecated = deprecationOf(tree, heading);
  return {purpose: purposeText(tree, heading), ...(deprecated && {deprecated})};
}

function readMembers({route, tree, headings, signatures}: Page): Definition[] {
  return headings.flatMap((heading): Definition[] => {
    const blocks = signatures.filter((block) => block.heading === heading.node);
    return blocks.length > 0 && isMemberHeading(heading.node)
      ? [
          {
            kind: 'member',
            name: memberName(heading.node),
            owner: classNameOf(route),
            heading,
            blocks,
            ...describe(tree, heading.node),
          },
        ]
      : [];
  });
}

/** Returns commands documented on a page about something else: `countParameters`, `httpParseMessage`. */
function readExtraCommands({tree, headings, signatures}: Page): Definition[] {
  return signatures.flatMap((block): Definition[] => {
    const [form] = block.forms;
    const heading = headings.find(({node}) => node === block.heading);
    return form && heading && form.owner === '' && isCommandName(form.name, form.text)
      ? [
          {
            kind: 'command',
            name: form.name,
            heading,
            blocks: [block],
            ...describe(tree, heading.node),
          },
        ]
      : [];
  });
}

/** `.save` and `[index]` are members, `this` and `try` are keywords. */
function isCommandName(name: string, text: string): boolean {
  return (
    text.startsWith(name) && /^\w/.test(name) && !(keywords as readonly string[]).includes(name)
  );
}

/**
 * Returns the name of a page's class in code. The page's title may differ: `ZIPFile`.
 *
 * in:  `language/ZipFileClass`, `language/EmailObjectClass`, `language/Directory`
 * out: `ZipFile`, `Email`, `Directory`
 */
export function classNameOf(route: string): string {
  const page = route.slice(route.lastIndexOf('/') + 1);
  return page.replace(/(?<=.)(?:Object)?Class$/, '');
}

/**
 * Reads the `<Deprecated>` badge under the heading or, if no heading is given, the page-wide one above the
 * first heading. Returns undefined if there is no badge.
 */
export function deprecationOf(tree: Root, heading?: Heading): Deprecation | undefined {
  const badge = blocksBelow(tree, heading)
    .flatMap((block) => nodesOf(block, 'mdxJsxFlowElement', 'mdxJsxTextElement'))
    .find(({name}) => name === 'Deprecated');
  return (
    badge && {
      use: attributeValue(badge, 'use') ?? '',
      why: toString(badge).replace(/\s+/g, ' ').trim(),
    }
  );
}

/** Returns the first paragraph under the heading, or on the page; undefined if there isn't one. */
export function purposeOf(tree: Root, heading?: Heading): PhrasingContent[] | undefined {
  const paragraphs = blocksBelow(tree, heading).filter((node) => node.type === 'paragraph');
  return paragraphs.find((node) => !isBadges(node))?.children;
}

/** Returns the first sentence of `purposeOf` as plain text; empty if there isn't one. */
export function purposeText(tree: Root, heading?: Heading): string {
  const sentence = firstSentence(purposeOf(tree, heading) ?? []);
  return toString(sentence).replace(/\s+/g, ' ').trim();
}

/** Returns the paragraph's first sentence with its formatting, but without links. */
export function firstSentence(children: readonly PhrasingContent[]): PhrasingContent[] {
  const sentence: PhrasingContent[] = [];
  for (const child of children) {
    const end = child.type === 'text' ? /[.:](?=\s+[A-Z`]|\s*$)/.exec(child.value) : null;
    if (child.type === 'text' && end) {
      sentence.push({type: 'text', value: `${child.value.slice(0, end.index)}.`});
      return sentence;
    }
    if (child.type === 'link') {
      sentence.push(...child.children);
    } else {
      sentence.push(child);
    }
  }
  return sentence;
}
