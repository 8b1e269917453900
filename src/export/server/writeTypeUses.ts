import type {Root} from 'mdast';
import type {CollectedEntry} from '../../content/reference/entry';
import {fullName} from '../../content/reference/fullName';
import {typeUsesOf} from '../../content/reference/typeUses';
import {pageInFile, versionOf, type Site} from '../../content/site';
import {withArticle} from '../../language/commonType';
import {inlineCode, paragraph, strong, text} from '../../remark/markdownNodes';

/**
 * Adds a list to the end of each class or basic type page: the members and commands that return or accept
 * the type. They are documented on their own pages.
 *
 * out: **What returns a Folder:** `folder()`, `Folder.parent`
 */
export function writeTypeUses(tree: Root, file: string, site: Site): void {
  const version = versionOf(site, file);
  const uses = version ? typeUsesOf(pageInFile(site, file), version) : [];
  for (const {type, producers, consumers} of uses) {
    tree.children.push(
      ...line(`What returns ${withArticle(type)}:`, producers),
      ...line(`What accepts ${withArticle(type)}:`, consumers),
    );
  }
}

function line(title: string, entries: readonly CollectedEntry[]) {
  const names = entries.flatMap((entry, index) => [
    text(index === 0 ? ' ' : ', '),
    inlineCode(fullName(entry)),
  ]);
  return entries.length > 0 ? [paragraph(strong(title), ...names)] : [];
}
