import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {memoize} from '../content/cache/memoize';
import {isTableOf, nodesOf, rowsBelow} from '../content/page/nodes';
import {linkedPage} from '../content/page/page';
import {pageAt, type Version} from '../content/site/site';
import {relativeLink} from '../content/page/links';
import {link, text, flowElement, inlineElement, setHtmlProperties} from './nodes';
import {versionPages} from './versionPages';

/**
 * Adds a list of the tutorial's steps, with their durations, to each of its pages, below the first
 * paragraph, instead of the table that they come from. Steps on the page itself are highlighted.
 *
 * out: <nav class="steps" aria-label="Tutorial"><ol><li><a href="./quickstart.md">1 Create an
 *      account… 10 min</a></li>…</ol></nav>
 */
const tutorialSteps = versionPages((tree, {version, page: {route}}) => {
  const steps = stepsOf(version);
  if (steps.some((step) => step.route === route)) {
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(lead + 1, 0, drawSteps(steps, route));
    // The table that the list comes from says the same.
    tree.children = tree.children.filter((node) => !isTableOf('Step', node));
  }
});

export default tutorialSteps;

function drawSteps(steps: readonly Step[], route: string) {
  const items = steps.map((step) => flowElement('li', {}, [drawStep(step, route)]));
  return flowElement('nav', {className: 'steps', 'aria-label': 'Tutorial'}, [
    flowElement('ol', {}, items),
  ]);
}

function drawStep(step: Step, route: string): Link {
  const isOnPage = step.route === route;
  const node = link(
    isOnPage ? `#${step.anchor}` : relativeLink(route, `${step.route}.md`, step.anchor),
    inlineElement('b', {}, String(step.number)),
    text(' '),
    inlineElement('span', {}, step.title),
    text(' '),
    inlineElement('small', {}, step.time),
  );
  setHtmlProperties(node, {'aria-current': isOnPage ? 'step' : undefined});
  return node;
}

/** A step in the tutorial. */
interface Step {
  number: number;
  title: string;
  /** As displayed: `15 min`. */
  time: string;
  /** Route of its page relative to the version: `get-started/test-debug`. */
  route: string;
  /** Anchor where it begins on that page, without `#`; empty for the top. */
  anchor: string;
}

const overview = 'get-started/first-app';

/**
 * Returns the steps in the version's tutorial from the table that lists them, or an empty list if there is no
 * such table.
 *
 *     | Step | About | You get |
 *     | 7 [Preview and debug](./test-debug.md) | 15 min | … |
 */
const stepsOf = memoize((version: Version): Step[] => {
  const rows = rowsBelow('Step', pageAt(version, `${overview}.md`)?.tree.children);
  return rows.flatMap(({node, cells: [name = '', time = '']}): Step[] => {
    const [link] = nodesOf(node, 'link');
    const number = Number.parseInt(name, 10);
    return link ? [{number, title: toString(link), time, ...linkedPage(overview, link.url)}] : [];
  });
});
