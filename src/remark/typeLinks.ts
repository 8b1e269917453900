import type {PhrasingContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {nameIndexOf} from '../content/names/nameIndex';
import {typePagesOf} from '../content/names/types';
import {attributeValue} from '../content/page/nodes';
import type {Version} from '../content/site/site';
import {referenceLink, type LinkTarget} from './links';
import {text, inlineElement, setHtmlProperties} from './nodes';
import {versionPages} from './versionPages';

/**
 * Links the types in signatures and their tables, built-in classes and basic types, to the types' pages in
 * the same version.
 *
 * in:  <span class="signature-type">4D.File | string</span>
 *      | a | 4D.File | …
 * out: <a class="signature-type" href="FileClass.md">4D.File</a> | <a … href="basics/lang-text.md">…
 *      | a | [4D.File](FileClass.md) | …
 */
const typeLinks = versionPages((tree, {version, page: {route}}) => {
  // Elsewhere, signatures may be in other languages.
  if (!route.startsWith('language/')) {
    return;
  }
  visit(tree, 'mdxJsxTextElement', (element, index, parent) => {
    if (!parent || index === undefined || attributeValue(element, 'className') !== className) {
      return undefined;
    }
    const parts = linkTypes(toString(element), version, route);
    parent.children.splice(index, 1, ...(parts as never[]));
    return [SKIP, index + parts.length];
  });
  visit(tree, 'table', (table) => {
    const [, ...rows] = isParameters(table) ? table.children : [];
    for (const row of rows) {
      const cell = row.children[1];
      if (cell?.children.every(({type}) => type === 'text')) {
        cell.children = linkTypes(toString(cell), version, route);
      }
    }
  });
});

export default typeLinks;

/** The class of the types in signatures, which `signatures` sets. */
const className = 'signature-type';

/** Returns true for a table that `signatures` has marked as a parameter table. */
function isParameters({data}: Table): boolean {
  return [data?.hProperties?.className].flat().includes('parameters');
}

/** in: `4D.File | string`; out: the types, linked if they have a page, and the text between them */
function linkTypes(types: string, version: Version, route: string): PhrasingContent[] {
  return types.split(/(\s*[|,]\s*)/).map((part, index) => {
    if (index % 2 === 1) {
      return text(part);
    }
    const target = findTarget(part, version);
    if (!target || target.route === route) {
      return inlineElement('span', {className}, part);
    }
    const link = referenceLink(target, route, [text(part)]);
    setHtmlProperties(link, {className: [className]});
    return link;
  });
}

function findTarget(type: string, version: Version): LinkTarget | undefined {
  const builtIn = /^4D\.(\w+)$/.exec(type)?.[1];
  if (builtIn !== undefined) {
    return nameIndexOf(version).classes.get(builtIn.toLowerCase());
  }
  const page = typePagesOf(version).get(type.toLowerCase());
  return page && {route: page.route};
}
