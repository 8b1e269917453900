import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {cellTexts, isCode, isTable} from '../../content/nodes';
import {joinRoute} from '../../addresses/paths';
import {versionNotice, indexPath} from '../shared/versionNotice';
import {briefs, type Brief, type Selection} from './briefs';
import {pagesOf, type DocPage, type ExportedPage, type ExportedVersion} from './listVersions';
import {readSections, withoutLinks} from './readSections';
import type {Context} from './toTree';
import {toMarkdown} from './writeMarkdown';

/** A file below `llms/` to read before writing code. */
export interface CodeFile {
  title: string;
  /** A sentence about its content. */
  description: string;
  /** Below the site's origin: `/docs/llms/qodlyscript.txt`. */
  address: string;
  text: string;
}

/**
 * Composes a few condensed files from the sections of the docs that most code is based on.
 *
 * @throws Error when a page no longer has a section that a file takes from it
 */
export function composeBriefs(version: ExportedVersion, context: Context): CodeFile[] {
  return briefs.flatMap((brief) => {
    const body = bodyOf(brief, version, context);
    return body.length === 0
      ? []
      : [
          {
            title: brief.title,
            description: brief.description,
            address: codeFileAddress(version, brief.name),
            text: codeFileText(brief.title, body, version, context),
          },
        ];
  });
}

/** Returns the address of a file for code: `/docs/llms/qodlyscript.txt`. */
export function codeFileAddress(version: ExportedVersion, name: string): string {
  return joinRoute(version.path, `llms/${name}.txt`);
}

/** Composes the text of a file for code: its title, its version, and its content. */
export function codeFileText(
  title: string,
  body: readonly RootContent[],
  version: ExportedVersion,
  {siteUrl}: Context,
): string {
  const notice = `${versionNotice(version.label)}${siteUrl}${indexPath(version.path)}`;
  const text = toMarkdown({type: 'root', children: [...body]} satisfies Root);
  return `# ${title} (Qodly ${version.label})\n\n${notice}\n\n${text}`;
}

/** Returns the page at a route; undefined if the version doesn't have it. */
export function pageOfRoute(version: ExportedVersion, route: string): DocPage | undefined {
  const isThere = (page: ExportedPage): page is DocPage =>
    'file' in page && page.permalink === version.path + route;
  return pagesOf(version).find(isThere);
}

function bodyOf(brief: Brief, version: ExportedVersion, context: Context): RootContent[] {
  const body = Object.entries(brief.sections).flatMap(([route, anchors]) => {
    const page = pageOfRoute(version, route);
    return page ? pageBody(page, anchors, context) : [];
  });
  return withoutRepetitions(body);
}

/** Drops each paragraph that an earlier section of the same file contains, such as a shared partial. */
function withoutRepetitions(body: readonly RootContent[]): RootContent[] {
  const seen = new Set<string>();
  return body.filter((node) => {
    const text = toString(node);
    const isRepeated = node.type === 'paragraph' && text.endsWith('.') && seen.has(text);
    seen.add(text);
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
    {type: 'heading', depth: 2, children: [{type: 'text', value: page.title}]},
    ...selections.flatMap((selection): RootContent[] => {
      const {anchor, isStart} =
        typeof selection === 'string' ? {anchor: selection, isStart: false} : selection;
      const section = [anchor].flat().flatMap((one) => sections.get(one) ?? [])[0];
      if (!section) {
        throw new Error(`${page.file} has no section ${String(anchor)}: see briefs.ts.`);
      }
      const {heading, own} = section;
      return [
        ...(heading ? [{...heading, depth: 3 as const}] : []),
        ...withoutLinks(isStart ? startOf(own) : own).filter(isNeeded),
      ];
    }),
  ];
}

/** Returns the blocks up to the first sample. Code at the very beginning is a signature. */
function startOf(blocks: readonly RootContent[]): readonly RootContent[] {
  const sample = blocks.findIndex((block, index) => index > 0 && isCode(block));
  return sample < 0 ? blocks : blocks.slice(0, sample + 1);
}

/**
 * Returns whether a block is needed. Parameter tables repeat the signature above them, diagrams the
 * text, and curl requests those of `fetch`.
 */
function isNeeded(node: RootContent): boolean {
  if (isTable(node)) {
    return cellTexts(node.children[0])[0] !== 'Parameter';
  }
  return !(isCode(node) && node.lang === 'bash') && !/^(?:Diagram: |curl:$)/.test(toString(node));
}
