import type {Heading, Link, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {joinRoute} from '../../addresses/paths';
import {definitionsOf} from '../../content/names/definitions';
import {blocksBelow, isHeading} from '../../content/page/nodes';
import {pageInFile, readSite} from '../../content/site/site';
import {heading, link, paragraph, text} from '../../remark/nodes';
import {indexPath, versionNotice} from '../shared/paths';
import type {DocPage, ExportedPage, Page} from './listVersions';
import {toTree, type Context} from './toTree';
import {toMarkdown} from './markdownTree';

/** A generated text file. */
export interface TextFile {
  title: string;
  /** Relative to the site's origin: `/docs/language/classes/Entity/save.md`. */
  pathname: string;
  text: string;
}

/** A class member, in a separate file. */
interface MemberFile extends TextFile {
  /** `orderBy`. */
  name: string;
}

/** A page as Markdown, and the members of a class. */
export interface PageExport {
  text: string;
  members: MemberFile[];
}

/**
 * Exports a page as Markdown, and for a class also each member, so nobody has to read the whole page.
 *
 * @throws Error when two members would be written to the same file
 */
export function exportPage(page: ExportedPage, context: Context): PageExport {
  const body = toTree(page, context);
  const members = 'file' in page ? splitMembers(body, page, context) : [];
  const [first] = members;
  const note = first && [
    text('. Each member also has its own file, by its name: '),
    autolink(context.siteUrl + first.pathname),
  ];
  return {members, text: withHead(body, page, context, note)};
}

/**
 * Puts the title and one line for agents above the text.
 *
 * out:
 *     # abs
 *
 *     This is about Qodly 0.2.0 only. […] All pages of 0.2.0: <https://[…]/llms.txt>. This page: <https://[…]
 *
 *     Returns the absolute value of a number.
 */
function withHead(
  {children}: Root,
  {title, description, version, permalink}: Page,
  {siteUrl}: Context,
  note: Paragraph['children'] = [],
): string {
  const isRepeated = children.some(
    (node) => node.type === 'paragraph' && toString(node) === description,
  );
  const head = [
    text(versionNotice(version.label)),
    autolink(siteUrl + indexPath(version.path)),
    text('. This page: '),
    autolink(siteUrl + permalink),
    ...note,
  ];
  return toMarkdown({
    type: 'root',
    children: [
      heading(1, title),
      paragraph(...head),
      ...(description === '' || isRepeated ? [] : [paragraph(text(description))]),
      ...children,
    ],
  });
}

/** Returns an autolink: `<https://…>`. */
function autolink(url: string): Link {
  return link(url, text(url));
}

/** Splits a class page into its members, in `language/classes/`, which contains no pages. */
function splitMembers(tree: Root, page: DocPage, context: Context): MemberFile[] {
  const {version, permalink} = page;
  const taken = new Set<string>();
  const definitions = definitionsOf(pageInFile(readSite(context.siteDir), page.file));
  const members = definitions.filter(({kind}) => kind === 'member');
  return members.flatMap(({name, owner = '', heading}): MemberFile[] => {
    const node = heading && findHeading(tree, heading.text);
    if (!node) {
      return [];
    }
    const pathname = memberPath(version.path, owner, name);
    // Some file systems ignore case in names.
    if (taken.has(pathname.toLowerCase())) {
      throw new Error(`${page.file}: two members would be written to ${pathname}.`);
    }
    taken.add(pathname.toLowerCase());
    const section: Root = {type: 'root', children: blocksBelow(tree, node, node.depth)};
    const title = /^[.[]/.test(heading.text) ? owner + heading.text : heading.text;
    const member = {title, description: '', version, permalink: `${permalink}#${heading.anchor}`};
    return [{name, title, pathname, text: withHead(section, member, context)}];
  });
}

/** in: `/docs/`, `EntitySelection`, `[index]`; out: `/docs/language/classes/EntitySelection/index.md` */
function memberPath(versionPath: string, owner: string, name: string): string {
  return joinRoute(versionPath, `language/classes/${owner}/${name.replace(/[^\w$]/g, '')}.md`);
}

function findHeading(tree: Root, text: string): Heading | undefined {
  return tree.children.find(
    (node): node is Heading => isHeading(node) && toString(node).trim() === text,
  );
}
