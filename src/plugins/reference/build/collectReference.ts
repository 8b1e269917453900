import path from 'node:path';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {parse as parseYaml} from 'yaml';
import {anchorsByHeading} from '../../../content/anchors';
import {className} from '../../../content/className';
import type {PageFrontMatter} from '../../../content/frontMatter';
import {parsePage} from '../../../content/parsePage';
import {rememberFile} from '../../../content/rememberFile';
import {pagePaths, pageRoute} from '../../../content/trees';
import {firstSentence, isMemberHeading, purposeOf} from '../../../remark/purpose';
import {collectSignatureBlocks, headingText} from '../../../remark/signatureBlocks';
import type {CollectedEntry} from '../shared/types';
import {collectConstants} from './collectConstants';
import {readForms} from './readForms';
import {byKindOwnerAndName} from './serialize';

/**
 * Everything that the pages in `directory` document by name, sorted by kind, owner and name.
 *
 * A page that does not parse gives nothing: the check of that page says what is wrong with it.
 */
export function collectReference(directory: string): CollectedEntry[] {
  return pagePaths(directory)
    .filter((page) => page.startsWith('language/'))
    .flatMap((page) => collectFile(path.join(directory, page), pageRoute(page)))
    .sort(byKindOwnerAndName);
}

const collectFile = rememberFile(collectSource);

function collectSource(source: string, route: string): CollectedEntry[] {
  try {
    return collectPage(parsePage(source), route);
  } catch {
    return [];
  }
}

/** The entries of one page, in its order. @throws on a signature that does not parse */
export function collectPage(tree: Root, route: string): CollectedEntry[] {
  const frontMatter = readFrontMatter(tree);
  const page = {tree, route, anchors: anchorsByHeading(tree)};
  if (frontMatter.kind === 'command') {
    const command = readCommand(page, frontMatter);
    return [command, ...collectConstants(page, command.name)];
  }
  if (frontMatter.kind === 'class') {
    const name = className(route);
    return [
      readClass(page, name),
      ...readMembers(page, name),
      ...readGuestCommands(page),
      ...collectConstants(page, name),
    ];
  }
  return collectConstants(page);
}

/** A page as its readers here take it. */
export interface Page {
  tree: Root;
  route: string;
  anchors: ReadonlyMap<Heading, string>;
}

function readFrontMatter(tree: Root): Partial<PageFrontMatter> {
  const [first] = tree.children;
  const parsed: unknown = first?.type === 'yaml' ? parseYaml(first.value) : undefined;
  return (parsed ?? {}) as Partial<PageFrontMatter>;
}

function readCommand({tree, route}: Page, frontMatter: Partial<PageFrontMatter>): CollectedEntry {
  const blocks = collectSignatureBlocks(tree, new VFile({path: route}));
  return {
    kind: 'command',
    name: baseName(route),
    ...(frontMatter.theme && {theme: frontMatter.theme}),
    signatures: blocks.flatMap(readForms),
    purpose: frontMatter.description ?? '',
    route,
  };
}

function readClass({tree, route}: Page, name: string): CollectedEntry {
  return {kind: 'class', name, signatures: [], purpose: purposeText(tree), route};
}

function readMembers({tree, route, anchors}: Page, owner: string): CollectedEntry[] {
  const blocks = collectSignatureBlocks(tree, new VFile({path: route}));
  const headings = [...new Set(blocks.map(({heading}) => heading))].filter(isMemberHeading);
  return headings.map((heading) => ({
    kind: 'member',
    name: memberName(headingText(heading)),
    owner,
    signatures: blocks.filter((block) => block.heading === heading).flatMap(readForms),
    purpose: purposeText(tree, heading),
    route,
    ...(anchors.get(heading) && {anchor: anchors.get(heading)}),
  }));
}

/** Commands that a class page documents under a heading in words: `httpParseMessage` of HTTPRequest. */
function readGuestCommands({tree, route, anchors}: Page): CollectedEntry[] {
  const blocks = collectSignatureBlocks(tree, new VFile({path: route}));
  return blocks.flatMap((block) => {
    const [form] = block.forms;
    const isCommand = form?.form === 'function' && /^\w+\s*\{?\s*\(/.test(form.text);
    if (!isCommand || !block.heading || isMemberHeading(block.heading)) {
      return [];
    }
    const anchor = anchors.get(block.heading);
    return {
      kind: 'command',
      name: form.name,
      signatures: readForms(block),
      purpose: purposeText(tree, block.heading),
      route,
      ...(anchor && {anchor}),
    };
  });
}

/** in: `.orderBy()`, `4D.File.new()`, `[index]`; out: `orderBy`, `new`, `[index]` */
function memberName(heading: string): string {
  return heading.replace(/\(.*$/, '').replace(/^.*\./, '');
}

function baseName(route: string): string {
  return route.split('/').at(-1) ?? route;
}

/** First sentence of the first paragraph under the heading, or of the page. */
function purposeText(tree: Root, heading?: Heading): string {
  const sentence = firstSentence(purposeOf(tree, heading) ?? []);
  return toString(sentence).replace(/\s+/g, ' ').trim();
}
