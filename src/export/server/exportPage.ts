import type {Root} from 'mdast';
import {definitionsOf, type Definition} from '../../content/definitions';
import {pageInFile, readSite} from '../../content/site';
import {paragraph} from '../../remark/markdownNodes';
import {archivePage, type ArchiveFiles} from './archivePage';
import type {DocPage, ExportedPage} from './listVersions';
import {splitMembers, type MemberFile} from './splitMembers';
import {toTree, type Context} from './toTree';
import {address} from './writeHead';
import {toMarkdown} from './writeMarkdown';

export interface PageExport {
  /** What stands at the page's address and `.md`. */
  text: string;
  /** What stands in the archive of its version. */
  archived: string;
  /** The members of a class; none for other pages. */
  members: MemberFile[];
}

/** A page as Markdown; a class also by member, so that nobody reads the whole page for one of them. */
export function exportPage(page: ExportedPage, context: Context, files: ArchiveFiles): PageExport {
  const tree = toTree(page, context);
  const text = toMarkdown(tree);
  const members = 'file' in page ? splitMembers(tree, page, membersOn(page, context), context) : [];
  const [first] = members;
  return {
    archived: archivePage(tree, page, files),
    members,
    text: first ? toMarkdown(withMembers(tree, context.siteUrl + first.address)) : text,
  };
}

function membersOn({file}: DocPage, {siteDir}: Context): Definition[] {
  const page = pageInFile(readSite(siteDir), file);
  return definitionsOf(page).filter(({kind}) => kind === 'member');
}

/** The page, saying behind its head where the files of its members are. */
function withMembers({children}: Root, first: string): Root {
  const head = children.findIndex(({type}) => type !== 'heading' && type !== 'blockquote') + 2;
  const where = paragraph(
    {type: 'text', value: 'Each member is also a file of its own, by its name: '},
    address(first),
  );
  return {type: 'root', children: [...children.slice(0, head), where, ...children.slice(head)]};
}
