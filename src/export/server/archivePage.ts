import path from 'node:path';
import type {Link, Nodes, Root} from 'mdast';
import {markdownPath} from '../shared/markdownPath';
import {pagesOf, type ExportedPage, type ExportedVersion} from './listVersions';
import {toMarkdown} from './writeMarkdown';

/** The files in an archive, keyed by the full URLs of their pages. */
export type ArchiveFiles = ReadonlyMap<string, string>;

/** Returns the locations of a version's pages in its archive. */
export function archiveFilesOf(version: ExportedVersion, siteUrl: string): ArchiveFiles {
  return new Map(pagesOf(version).map((page) => [siteUrl + page.permalink, archiveFileOf(page)]));
}

/** Returns the page's path relative to the version's folder: `language/CollectionClass.md`. */
export function archiveFileOf({permalink, version}: ExportedPage): string {
  return decodeURI(markdownPath(permalink).slice(version.path.length));
}

/** Returns the page's Markdown for the archive. */
export function archivePage(tree: Root, page: ExportedPage, files: ArchiveFiles): string {
  return toMarkdown(withRelativeLinks(tree, archiveFileOf(page), files));
}

/** Points links to pages in the version at their files. URLs shown as text stay unchanged. */
function withRelativeLinks(tree: Root, file: string, files: ArchiveFiles): Root {
  const folder = path.posix.dirname(file);
  return replaceLinks(tree, (link) => {
    const [page = '', anchor] = link.url.split('#');
    const target = files.get(page);
    const [label] = link.children;
    if (target === undefined || (label?.type === 'text' && label.value === link.url)) {
      return link;
    }
    const relativePath = target === file ? '' : encodeURI(path.posix.relative(folder, target));
    return {...link, url: relativePath + (anchor === undefined ? '' : `#${anchor}`)};
  });
}

/** Replaces the links in a tree. Returns subtrees without links as is, so their cached Markdown is reused. */
function replaceLinks<Node extends Nodes>(node: Node, replace: (link: Link) => Link): Node {
  if (node.type === 'link') {
    return replace(node) as Node;
  }
  if (!('children' in node)) {
    return node;
  }
  const children = node.children.map((child) => replaceLinks(child, replace));
  return children.some((child, index) => child !== node.children[index])
    ? {...node, children}
    : node;
}
