import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {pageInFile, readSite} from '../../content/site/site';
import members from '../../remark/members';
import {changedPageList} from '../../remark/pageChanges';
import referenceChanges from '../../remark/referenceChanges';
import versionNotes from '../../remark/versionNotes';
import {link, list, paragraph, text} from '../../remark/nodes';
import type {CategoryPage, DocPage, ExportedPage} from './listVersions';
import {treeWithPartials} from './includePartials';
import {resolveLinks} from './resolveLinks';
import {writeAdmonitions, writeCommandList, writeFences} from './writeBlocks';
import {writeComponents} from './writeComponents';

export interface Context {
  /** Folder of the site's sources. */
  siteDir: string;
  /** Origin of the site: `https://developer.qodly.com`. */
  siteUrl: string;
  /** Paths of the pages relative to the origin, keyed by the absolute path of their source. */
  permalinks: ReadonlyMap<string, string>;
}

/** The site's own transforms that write Markdown; the others write HTML. */
const siteTransforms = (siteDir: string) =>
  unified()
    .use(members)
    .use(versionNotes, {siteDir})
    .use(referenceChanges, {siteDir})
    .use(changedPageList, {siteDir});

/**
 * Returns the page as self-contained plain Markdown, with components converted to text and with absolute
 * links. Unlike on the site, names in inline code have no links, since `llms.txt` says where to find them.
 *
 * @throws VFileMessage with file and line when a component can't be exported as Markdown
 */
export function toTree(page: ExportedPage, context: Context): Root {
  return 'file' in page ? writePage(page, context) : writeCategory(page, context);
}

function writePage(page: DocPage, context: Context): Root {
  const site = readSite(context.siteDir);
  const {source} = pageInFile(site, page.file);
  const file = new VFile({path: page.file, value: source, cwd: context.siteDir});
  const tree = treeWithPartials(page.file, site);
  // These read the signature fences, so they run before the step that removes their mark.
  siteTransforms(context.siteDir).runSync(tree, file);
  writeFences(tree);
  writeCommandList(tree, page.file, site);
  writeComponents(tree);
  writeAdmonitions(tree);
  resolveLinks(tree, page, context);
  tree.children = tree.children.filter(({type}) => type !== 'yaml');
  return tree;
}

function writeCategory(page: CategoryPage, {siteUrl}: Context): Root {
  const items = page.entries.map(({title, url, description}) => [
    paragraph(
      link(url.startsWith('/') ? siteUrl + url : url, text(title)),
      ...(description ? [text(`: ${description}`)] : []),
    ),
  ]);
  return {type: 'root', children: [list(items)]};
}
