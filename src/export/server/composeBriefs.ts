import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {cellTexts, isCode, isTable} from '../../content/page/nodes';
import {joinRoute} from '../../addresses/paths';
import {heading, paragraph, text} from '../../remark/nodes';
import {versionNotice, indexPath} from '../shared/paths';
import {briefs, type Brief, type SectionPart, type Selection} from './briefs';
import type {TextFile} from './exportPage';
import {pagesOf, type DocPage, type ExportedPage, type ExportedVersion} from './listVersions';
import {readSections, withoutLinks} from './readSections';
import type {Context} from './toTree';
import {toMarkdown} from './markdownTree';

/** A text file for agents in `llms/`. */
export interface CodeFile extends TextFile {
  /** A sentence about its content. */
  description: string;
}

interface CodeFileContent extends Pick<CodeFile, 'title' | 'text'> {
  description?: string;
  /** Its file name, without the extension: `qodlyscript`. */
  name: string;
  /** Its heading, if it isn't the title. */
  heading?: string;
}

/**
 * Condenses the sections of the docs that most code relies on into a few files.
 *
 * @throws Error when a section that a file includes, or the part of it, no longer exists
 */
export function composeBriefs(version: ExportedVersion, context: Context): CodeFile[] {
  const seen = new Set<string>();
  return briefs.flatMap((brief) => {
    const body = withoutRepetitions(bodyOf(brief, version, context), seen);
    const content = {...brief, text: toMarkdown({type: 'root', children: body})};
    return body.length > 0 ? [writeCodeFile(content, version, context)] : [];
  });
}

/** Returns a code file: adds the path, and puts the title and the version above the text. */
export function writeCodeFile(
  {name, title, heading: shownTitle = title, description = '', text: body}: CodeFileContent,
  {label, path}: ExportedVersion,
  {siteUrl}: Context,
): CodeFile {
  const notice = `${versionNotice(label)}${siteUrl}${indexPath(path)}`;
  return {
    title,
    description,
    pathname: joinRoute(path, `llms/${name}.txt`),
    text: `# ${shownTitle} (Qodly ${label})\n\n${notice}\n\n${body}`,
  };
}

/** Returns the page at a route; undefined if the version doesn't have it. */
export function pageAtRoute(version: ExportedVersion, route: string): DocPage | undefined {
  const isMatch = (page: ExportedPage): page is DocPage =>
    'file' in page && page.permalink === version.path + route;
  return pagesOf(version).find(isMatch);
}

function bodyOf(brief: Brief, version: ExportedVersion, context: Context): RootContent[] {
  return Object.entries(brief.sections).flatMap(([route, anchors]) => {
    const page = pageAtRoute(version, route);
    return page ? pageBody(page, anchors, context) : [];
  });
}

/** Drops each paragraph that an earlier section in these files contains, such as a shared partial. */
function withoutRepetitions(body: readonly RootContent[], seen: Set<string>): RootContent[] {
  return body.filter((node) => {
    const words = toString(node);
    const isRepeated = node.type === 'paragraph' && words.endsWith('.') && seen.has(words);
    seen.add(words);
    return !isRepeated;
  });
}

function pageBody(
  page: DocPage,
  selections: readonly (string | Selection)[],
  context: Context,
): RootContent[] {
  const sections = readSections(page, context);
  return [
    heading(2, page.title),
    ...selections.flatMap((selection): RootContent[] => {
      const {anchor, part}: Selection =
        typeof selection === 'string' ? {anchor: selection, part: 'all'} : selection;
      const section = [anchor].flat().flatMap((item) => sections.get(item) ?? [])[0];
      if (!section) {
        throw new Error(`${page.file} has no section ${String(anchor)}: see briefs.ts.`);
      }
      const taken = takePart(withoutHttpTabs(withoutLinks(section.own).filter(isNeeded)), part);
      if (taken.length === 0) {
        throw new Error(`${page.file}: no "${part}" in ${String(anchor)}: see briefs.ts.`);
      }
      return [...(section.heading ? [{...section.heading, depth: 3 as const}] : []), ...taken];
    }),
  ];
}

/** Returns the given part of a section. Code at the very beginning is a signature. */
function takePart(blocks: readonly RootContent[], part: SectionPart): readonly RootContent[] {
  const isSample = (block: RootContent | undefined) =>
    block !== undefined && isCode(block) && block !== blocks[0];
  const first = blocks.findIndex(isSample);
  if (part === 'all') {
    return blocks;
  }
  if (part === 'start') {
    return first < 0 ? blocks : blocks.slice(0, first + 1);
  }
  if (part === 'code') {
    return blocks.filter((block, index) => isCode(block) && (index === 0 || isSample(block)));
  }
  const end = part === 'lead' && first >= 0 ? first + 1 : blocks.length;
  return blocks.slice(0, end).flatMap((block, index) => {
    const isDropped = (node: RootContent | undefined) =>
      isSample(node) || (part === 'prose' && node !== undefined && isTable(node));
    const [next, afterNext] = [blocks[index + 1], blocks[index + 2]];
    const introducesSample = isDropped(next) || (isLabel(next) && isSample(afterNext));
    if (isDropped(block) || (isLabel(block) && isSample(next))) {
      return [];
    }
    return introducesSample ? endWithPeriod(block) : block;
  });
}

/** in: `Use square brackets:`, above a dropped sample; out: `Use square brackets.` */
function endWithPeriod(block: RootContent): RootContent {
  const last = block.type === 'paragraph' ? block.children.at(-1) : undefined;
  return block.type === 'paragraph' && last?.type === 'text'
    ? paragraph(...block.children.with(-1, text(last.value.replace(/:$/, '.'))))
    : block;
}

/** Returns whether a block is only the name of the file or tab that the next block belongs to. */
function isLabel(block: RootContent | undefined): boolean {
  return (
    block?.type === 'paragraph' &&
    block.children.length === 1 &&
    block.children[0]?.type === 'strong'
  );
}

/** Leaves out the HTTP tab of a sample that also has a `fetch` tab. */
function withoutHttpTabs(blocks: readonly RootContent[]): RootContent[] {
  const isTab = (index: number, name: string) => {
    const block = blocks[index];
    return block !== undefined && isLabel(block) && toString(block) === `${name}:`;
  };
  const isRedundant = (index: number) => isTab(index, 'HTTP') && isTab(index + 2, 'fetch');
  return blocks.filter((_, index) => !isRedundant(index) && !isRedundant(index - 1));
}

/**
 * Returns whether a block is needed. Tables of parameters and of URL parts repeat the syntax
 * above them, diagrams repeat the text, and curl requests repeat the `fetch` calls, but scripts don't.
 * Agents don't use the Studio.
 */
function isNeeded(node: RootContent): boolean {
  if (isTable(node)) {
    return !['Parameter', 'Part'].includes(cellTexts(node.children[0])[0] ?? '');
  }
  const words = toString(node);
  return (
    !(isCode(node) && node.lang === 'bash' && /^(?:curl|ENDPOINT=)/.test(node.value)) &&
    !/^(?:Diagram: |curl:$|Tip:|In the Studio, do )|\bHover over\b|\b[Cc]lick the\b/.test(words)
  );
}
