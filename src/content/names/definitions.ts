import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {keywords} from 'qodlyscript/reference';
import {memoize} from '../cache/memoize';
import {isMemberHeading, memberName, type PageHeading, type Section} from '../page/headings';
import {attributeValue, isBadges, nodesOf} from '../page/nodes';
import type {Page} from '../page/page';
import type {SignatureBlock} from '../page/signatures';
import {oneLine} from '../text';
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

function readCommand({route, sections, signatures, frontMatter}: Page): Definition {
  return {
    kind: 'command',
    name: route.slice(route.lastIndexOf('/') + 1),
    blocks: signatures,
    ...describe(sections[0]),
    purpose: frontMatter.description ?? '',
  };
}

function readClass({route, sections}: Page): Definition {
  return {kind: 'class', name: classNameOf(route), blocks: [], ...describe(sections[0])};
}

/** Reads a name's purpose and deprecation from its section. */
function describe(section?: Section): Pick<Definition, 'purpose' | 'deprecated'> {
  const deprecated = deprecationIn(section);
  return {purpose: purposeText(section), ...(deprecated && {deprecated})};
}

function readMembers({route, sections, signatures}: Page): Definition[] {
  return sections.flatMap((section): Definition[] => {
    const {heading} = section;
    const blocks = signatures.filter((block) => block.section === section);
    return heading && blocks.length > 0 && isMemberHeading(heading.node)
      ? [
          {
            kind: 'member',
            name: memberName(heading.node),
            owner: classNameOf(route),
            heading,
            blocks,
            ...describe(section),
          },
        ]
      : [];
  });
}

/** Returns commands documented on a page about something else: `countParameters`, `httpParseMessage`. */
function readExtraCommands({signatures}: Page): Definition[] {
  return signatures.flatMap((block): Definition[] => {
    const [form] = block.forms;
    const {heading} = block.section;
    return form && heading && form.owner === '' && isCommandName(form.name, form.text)
      ? [
          {
            kind: 'command',
            name: form.name,
            heading,
            blocks: [block],
            ...describe(block.section),
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

/** Reads the section's `<Deprecated>` badge, if it has one. */
export function deprecationIn(section?: Section): Deprecation | undefined {
  const badge = section?.blocks
    .flatMap((block) => nodesOf(block, 'mdxJsxFlowElement', 'mdxJsxTextElement'))
    .find(({name}) => name === 'Deprecated');
  return (
    badge && {
      use: attributeValue(badge, 'use') ?? '',
      why: oneLine(toString(badge)),
    }
  );
}

/** Returns the first sentence in the section as plain text; empty if there isn't one. */
export function purposeText(section?: Section): string {
  return oneLine(toString(purposeOf(section)));
}

/** Returns the first sentence in the section with its formatting, but without links. */
export function purposeOf(section?: Section): PhrasingContent[] {
  const paragraphs = section?.blocks.filter((node) => node.type === 'paragraph');
  const sentence: PhrasingContent[] = [];
  for (const child of paragraphs?.find((node) => !isBadges(node))?.children ?? []) {
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
