import path from 'node:path';
import type {Link} from 'mdast';
import {readHeadings} from '../content/headings';
import type {Page} from '../content/page';
import {pageInFile} from '../content/site';
import type {Use} from '../content/uses/usesOf';
import {link, text} from './markdownNodes';
import {flowElement, inlineElement} from './nodes';
import {sectionBelow} from './sectionBelow';
import {versionPages} from './versionPages';

/**
 * Adds a list of the lines on other pages that use a name: to the end of a command's page, and to the end of
 * the section about a member or group of constants elsewhere.
 *
 * out:
 *     <dl class="used-in">
 *       <dt>Used in</dt>
 *       <dd><a href="…">User Sessions</a> <code>hash = generatePasswordHash(password)</code></dd>
 *     </dl>
 *
 * The search index and the Markdown export omit these lists, since they include the original pages.
 */
const usedIn = versionPages(async (tree, {site, version, file}) => {
  // Loaded lazily, since it loads the parser, which the site's configuration doesn't need.
  const {usesOf} = await import('../content/uses/usesOf');
  const page = pageInFile(site, file.path);
  const uses = usesOf(site, version).get(page.route);
  if (page.frontMatter.kind === 'command') {
    const all = [...(uses?.values() ?? [])].flat();
    const distinct = new Map(all.map((use) => [`${use.path}#${use.anchor}`, use]));
    if (distinct.size > 0) {
      tree.children.push(drawUses([...distinct.values()], page));
    }
    return;
  }
  const headings = readHeadings(tree).filter(({node}) => tree.children.includes(node));
  // In reverse, since insertions would shift later positions.
  for (const {node, anchor} of headings.toReversed()) {
    addUses(anchor, tree.children.indexOf(node) + 1 + sectionBelow(node, tree).length);
  }
  // The page's own uses come before its first section.
  addUses('', headings[0] ? tree.children.indexOf(headings[0].node) : tree.children.length);

  function addUses(anchor: string, index: number): void {
    const list = uses?.get(anchor);
    if (list) {
      tree.children.splice(index, 0, drawUses(list, page));
    }
  }
});

export default usedIn;

function drawUses(uses: readonly Use[], page: Page) {
  return flowElement('dl', {className: 'used-in'}, [
    flowElement('dt', {}, [text('Used in')]),
    ...uses.map((use) =>
      flowElement('dd', {}, [
        linkTo(use, page),
        text(' '),
        inlineElement('code', {translate: 'no'}, use.line),
      ]),
    ),
  ]);
}

function linkTo(use: Use, page: Page): Link {
  const relative = path.posix.relative(path.posix.dirname(page.path), use.path);
  return link(`./${relative}${use.anchor && `#${use.anchor}`}`, text(use.title));
}
