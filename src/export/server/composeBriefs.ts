import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {cellTexts, isTable} from '../../content/nodes';
import {joinRoute} from '../../addresses/paths';
import {versionNotice, indexPath} from '../shared/versionNotice';
import {briefs, type Anchor, type Brief} from './briefs';
import {pagesOf, type DocPage, type ExportedPage, type ExportedVersion} from './listVersions';
import {readSections, withoutLinks} from './readSections';
import type {Context} from './toTree';
import {toMarkdown} from './writeMarkdown';

/** A file below `llms/` that is read before writing code. */
export interface CodeFile {
  title: string;
  /** What it holds, in a sentence. */
  description: string;
  /** Below the site's origin: `/docs/llms/qodlyscript.txt`. */
  address: string;
  text: string;
}

/**
 * The sections of the docs that code is most often written from, condensed into a few files.
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

/** Where a file for code is: `/docs/llms/qodlyscript.txt`. */
export function codeFileAddress(version: ExportedVersion, name: string): string {
  return joinRoute(version.path, `llms/${name}.txt`);
}

/** The text of a file for code: its title, its version, and what it holds. */
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

/** The page at a route; undefined if the version doesn't have it. */
export function pageOfRoute(version: ExportedVersion, route: string): DocPage | undefined {
  const isThere = (page: ExportedPage): page is DocPage =>
    'file' in page && page.permalink === version.path + route;
  return pagesOf(version).find(isThere);
}

function bodyOf(brief: Brief, version: ExportedVersion, context: Context): RootContent[] {
  return Object.entries(brief.sections).flatMap(([route, anchors]) => {
    const page = pageOfRoute(version, route);
    return page ? pageBody(page, anchors, context) : [];
  });
}

function pageBody(page: DocPage, anchors: readonly Anchor[], context: Context): RootContent[] {
  const sections = readSections(page, context);
  return [
    {type: 'heading', depth: 2, children: [{type: 'text', value: page.title}]},
    ...anchors.flatMap((anchor): RootContent[] => {
      const found = [anchor].flat().find((one) => sections.has(one));
      const section = found === undefined ? undefined : sections.get(found);
      if (!section) {
        throw new Error(`${page.file} has no section ${String(anchor)}: see briefs.ts.`);
      }
      const {heading, own} = section;
      return [
        ...(heading ? [{...heading, depth: 3 as const}] : []),
        ...withoutLinks(own).filter(isNeeded),
      ];
    }),
  ];
}

/** Parameter tables repeat the signature above them, and diagrams the text. */
function isNeeded(node: RootContent): boolean {
  return isTable(node)
    ? cellTexts(node.children[0])[0] !== 'Parameter'
    : !toString(node).startsWith('Diagram: ');
}
