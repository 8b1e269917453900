import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {joinRoute} from '../../addresses/paths';
import {definitionsOf} from '../../content/definitions';
import {isHeading} from '../../content/nodes';
import {pageInFile, readSite} from '../../content/site';
import {sectionBelow} from '../../remark/sectionBelow';
import type {CodeFile} from './composeBriefs';
import type {DocPage} from './listVersions';
import type {Context} from './toTree';
import {writeHead} from './writeHead';
import {toMarkdown} from './writeMarkdown';

/** A class member, in a file of its own. */
export interface MemberFile extends CodeFile {
  /** `orderBy`, the name of its file. */
  name: string;
}

/**
 * Splits an exported class page into a file for each member, in `language/classes/`, which contains no
 * pages.
 *
 * @throws Error when two members would be written to the same file
 */
export function splitMembers(tree: Root, page: DocPage, context: Context): MemberFile[] {
  const {version, permalink} = page;
  const taken = new Set<string>();
  const definitions = definitionsOf(pageInFile(readSite(context.siteDir), page.file));
  const members = definitions.filter(({kind}) => kind === 'member');
  return members.flatMap(({name, owner = '', heading, purpose}): MemberFile[] => {
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
    const section: Root = {type: 'root', children: sectionBelow(node, tree)};
    const title = /^[.[]/.test(heading.text) ? owner + heading.text : heading.text;
    const link = `${permalink}#${heading.anchor}`;
    writeHead(section, {title, description: '', version, permalink: link}, context);
    return [{title, name, description: purpose, pathname, text: toMarkdown(section)}];
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
