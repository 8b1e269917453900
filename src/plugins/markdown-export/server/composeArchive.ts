import path from 'node:path';
import {strToU8, zipSync, type Zippable} from 'fflate';
import type {Link, Nodes, Root} from 'mdast';
import {markdownPath} from '../shared/markdownPath';
import type {Exports, Site} from './composeLlms';
import {pagesOf, type ExportedPage, type ExportedVersion} from './listVersions';
import {toMarkdown} from './writeMarkdown';

/**
 * A version's Markdown as a zip, to read without a network: each page at its route, links between
 * pages relative, and a README.md that lists them. The same pages give the same bytes: the format has
 * local time, and fflate's own compression is the same on every machine.
 */
export function composeArchive(version: ExportedVersion, exports: Exports, site: Site): Uint8Array {
  const files = new Map(pagesOf(version).map((page) => [site.url + page.permalink, fileOf(page)]));
  const texts = new Map([['README.md', composeReadme(version, site)]]);
  for (const page of pagesOf(version)) {
    const {tree} = exports.get(page) ?? {};
    if (tree) {
      texts.set(fileOf(page), toMarkdown(withRelativeLinks(tree, fileOf(page), files)));
    }
  }
  const folder = `qodly-docs-${version.label}`;
  const entries = [...texts.keys()]
    .sort()
    .map((file) => [`${folder}/${file}`, strToU8(texts.get(file) ?? '')]);
  return zipSync(Object.fromEntries(entries) as Zippable, {mtime: new Date(1980, 0, 1), level: 9});
}

/** Below the folder of the version: `language/CollectionClass.md`. */
function fileOf({permalink, version}: ExportedPage): string {
  return decodeURI(markdownPath(permalink).slice(version.path.length));
}

function composeReadme(version: ExportedVersion, {title, tagline, url}: Site): string {
  const sections = version.sections.map(({title: section, pages}) =>
    [
      `## ${section}`,
      pages
        .map(
          (page) =>
            `- [${page.title}](${linkTo(fileOf(page))})${page.description && `: ${page.description}`}`,
        )
        .join('\n'),
    ].join('\n\n'),
  );
  return `${[
    `# ${title} ${version.name}`,
    `> ${tagline}.`,
    `The pages of ${url}${version.path} as Markdown.`,
    ...sections,
  ].join('\n\n')}\n`;
}

/** Links to pages of the version lead to their files; addresses that are written out stay. */
function withRelativeLinks(tree: Root, file: string, files: ReadonlyMap<string, string>): Root {
  const folder = path.posix.dirname(file);
  return replaceLinks(tree, (link) => {
    const [page = '', anchor] = link.url.split('#');
    const target = files.get(page);
    const [label] = link.children;
    if (target === undefined || (label?.type === 'text' && label.value === link.url)) {
      return link;
    }
    const below = target === file ? '' : linkTo(path.posix.relative(folder, target));
    return {...link, url: below + (anchor === undefined ? '' : `#${anchor}`)};
  });
}

/** The tree with other links. What has none in it stays the same object, which is written already. */
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

function linkTo(file: string): string {
  return encodeURI(file);
}
