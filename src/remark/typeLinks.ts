import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {nameIndexOf} from '../content/nameIndex';
import {attributeValue} from '../content/nodes';
import {readSite, routeInVersion, versionOf, type Version} from '../content/site';
import {typePagesOf} from '../content/typePages';
import type {SiteOptions} from './checkPage';
import {inlineElement, setHtmlProperties} from './nodes';
import {referenceLink, type Place} from './referenceLink';

/**
 * Links the types in signatures to their pages in the same version: built-in classes and basic types.
 *
 * in:  <span class="signature-type">4D.File | string</span>
 * out: <a class="signature-type" href="FileClass.md">4D.File</a> | <a … href="basics/lang-text.md">…
 *
 * A signature is one stop for the Tab key: within it, the arrow keys go from link to link. Its
 * parameters stay stops; where it has none, the first type is the stop.
 */
const typeLinks: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const site = readSite(siteDir);
    const version = versionOf(site, file.path);
    const route = routeInVersion(site, file.path);
    // Elsewhere, signatures are those of other languages too.
    if (!version || !route.startsWith('language/')) {
      return;
    }
    visit(tree, 'mdxJsxFlowElement', (block) => {
      if (attributeValue(block, 'className') !== 'signature') {
        return undefined;
      }
      let hasStop = false;
      visit(block, 'mdxJsxTextElement', (element, index, parent) => {
        hasStop ||= element.name === 'a';
        if (!parent || index === undefined || !isType(element)) {
          return undefined;
        }
        const parts = linkTypes(toString(element), version, route);
        for (const part of parts) {
          if (part.type === 'link' && hasStop) {
            setHtmlProperties(part, {tabIndex: '-1'});
          }
          hasStop ||= part.type === 'link';
        }
        parent.children.splice(index, 1, ...(parts as never[]));
        return [SKIP, index + parts.length];
      });
      return SKIP;
    });
  };

export default typeLinks;

const className = 'signature-type';

function isType(element: MdxJsxTextElement): boolean {
  return attributeValue(element, 'className') === className;
}

/** in: `4D.File | string`; out: the types, as links where they have a page, and what is between */
function linkTypes(types: string, version: Version, route: string): PhrasingContent[] {
  return types.split(/(\s*\|\s*)/).map((text, index) => {
    const place = index % 2 === 0 ? placeOf(text, version) : undefined;
    if (!place || place.route === route) {
      return index % 2 === 0
        ? inlineElement('span', {className}, text)
        : {type: 'text', value: text};
    }
    const link = referenceLink(place, route, [{type: 'text', value: text}]);
    setHtmlProperties(link, {className: [className]});
    return link;
  });
}

function placeOf(type: string, version: Version): Place | undefined {
  const builtIn = /^4D\.(\w+)$/.exec(type)?.[1];
  if (builtIn !== undefined) {
    return nameIndexOf(version).classes.get(builtIn.toLowerCase());
  }
  const page = typePagesOf(version).get(type.toLowerCase());
  return page && {route: page.route};
}
