import path from 'node:path';
import type {Heading, Link, Root} from 'mdast';
import type {Plugin} from 'unified';
import {readHeadings, type PageHeading} from '../content/headings';
import {isHeading} from '../content/nodes';
import type {Page} from '../content/page';
import {pageInFile, readSite, versionOf} from '../content/site';
import type {Use} from '../content/uses/usesOf';
import type {SiteOptions} from './checkPage';
import {flowElement, inlineElement} from './nodes';

/**
 * Adds a list to the end of the section about each command, member, or group of constants: the lines on
 * other pages that use it.
 *
 * out:
 *     <dl class="used-in">
 *       <dt>Used in</dt>
 *       <dd><a href="…">User Sessions</a> <code>hash = generatePasswordHash(password)</code></dd>
 *     </dl>
 *
 * The search index and the Markdown export omit these lists, since they include the original pages.
 */
const usedIn: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  async (tree, file) => {
    // Loaded lazily, since it loads the parser, which the site's configuration doesn't need.
    const {usesOf} = await import('../content/uses/usesOf');
    const site = readSite(siteDir);
    const version = versionOf(site, file.path);
    if (!version) {
      return;
    }
    const page = pageInFile(site, file.path);
    const uses = usesOf(site, version).get(page.route);
    const headings = readHeadings(tree).filter(({node}) => tree.children.includes(node));
    // In reverse, since insertions would shift later positions.
    for (const heading of [...headings].reverse()) {
      addUses(heading.anchor, endOfSection(heading, tree));
    }
    addUses('', endOfLead(headings));

    function addUses(anchor: string, nextHeading: Heading | undefined): void {
      const list = uses?.get(anchor);
      if (list) {
        const index = nextHeading ? tree.children.indexOf(nextHeading) : tree.children.length;
        tree.children.splice(index, 0, drawUses(list, page));
      }
    }

    /** Returns the heading below the page's own uses: "See also" for a command, otherwise the first one. */
    function endOfLead([first]: readonly PageHeading[]): Heading | undefined {
      return page.frontMatter.kind === 'command'
        ? headings.find(({depth, text}) => depth === 2 && text === 'See also')?.node
        : first?.node;
    }
  };

export default usedIn;

/** Returns the heading that follows the section; undefined after the last section. */
function endOfSection({node}: PageHeading, {children}: Root): Heading | undefined {
  return children
    .slice(children.indexOf(node) + 1)
    .filter(isHeading)
    .find(({depth}) => depth <= node.depth);
}

function drawUses(uses: readonly Use[], page: Page) {
  return flowElement('dl', {className: 'used-in'}, [
    flowElement('dt', {}, [{type: 'text', value: 'Used in'}]),
    ...uses.map((use) =>
      flowElement('dd', {}, [
        linkTo(use, page),
        {type: 'text', value: ' '},
        inlineElement('code', {translate: 'no'}, use.line),
      ]),
    ),
  ]);
}

function linkTo(use: Use, page: Page): Link {
  const relative = path.posix.relative(path.posix.dirname(page.path), use.path);
  return {
    type: 'link',
    url: `./${relative}${use.anchor && `#${use.anchor}`}`,
    children: [{type: 'text', value: use.title}],
  };
}
