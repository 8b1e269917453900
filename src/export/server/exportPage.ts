import type {Root} from 'mdast';
import {paragraph, text} from '../../remark/markdownNodes';
import {archivePage, type ArchiveFiles} from './archivePage';
import type {ExportedPage} from './listVersions';
import {splitMembers, type MemberFile} from './splitMembers';
import {toTree, type Context} from './toTree';
import {autolink} from './writeHead';
import {toMarkdown} from './writeMarkdown';

export interface PageExport {
  /** The Markdown at the page's path + `.md`. */
  text: string;
  /** The Markdown in the version's archive. */
  archived: string;
  /** The members of a class; empty for other pages. */
  members: MemberFile[];
}

/** Exports a page as Markdown, and for a class also each member, so nobody has to read the whole page. */
export function exportPage(page: ExportedPage, context: Context, files: ArchiveFiles): PageExport {
  const tree = toTree(page, context);
  const members = 'file' in page ? splitMembers(tree, page, context) : [];
  const [first] = members;
  return {
    archived: archivePage(tree, page, files),
    members,
    text: toMarkdown(first ? withMembers(tree, context.siteUrl + first.pathname) : tree),
  };
}

/** Adds a paragraph about the members' files after the lines that `writeHead` adds. */
function withMembers({children}: Root, first: string): Root {
  const headLength =
    children.findIndex(({type}) => type !== 'heading' && type !== 'blockquote') + 2;
  const note = paragraph(text('Each member also has its own file, by its name: '), autolink(first));
  return {
    type: 'root',
    children: [...children.slice(0, headLength), note, ...children.slice(headLength)],
  };
}
