import type {Heading, Root} from 'mdast';
import {keywords} from 'qodlyscript/reference';
import {classNameOf} from './className';
import {deprecationOf} from './deprecation';
import {isMemberHeading, memberName, type PageHeading} from './headings';
import {purposeText} from './purpose';
import type {Page} from './page';
import {memoize} from './memoize';
import type {Entry, EntryKind} from './reference/entry';
import type {SignatureBlock} from './signatures';

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
