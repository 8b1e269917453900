import path from 'node:path';
import type {Link, Root} from 'mdast';
import type {Plugin} from 'unified';
import {readSite, routeInVersion, versionOf} from '../content/site';
import {stepsOf, type Step} from '../content/tutorial';
import type {SiteOptions} from './checkPage';
import {flowElement, inlineElement, setHtmlProperties} from './nodes';

/**
 * Adds a list of the tutorial's steps, with their durations, to each of its pages, below the first
 * paragraph. Steps on the page itself are highlighted.
 *
 * out: <nav class="steps" aria-label="Tutorial"><ol><li><a href="./quickstart.md">1 Create an
 *      account… 10 min</a></li>…</ol></nav>
 */
const tutorialSteps: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const site = readSite(siteDir);
    const version = versionOf(site, file.path);
    const route = routeInVersion(site, file.path);
    const steps = version ? stepsOf(version) : [];
    if (steps.some((step) => step.route === route)) {
      const lead = tree.children.findIndex(({type}) => type === 'paragraph');
      tree.children.splice(lead + 1, 0, drawSteps(steps, route));
    }
  };

export default tutorialSteps;

function drawSteps(steps: readonly Step[], route: string) {
  const items = steps.map((step) => flowElement('li', {}, [drawStep(step, route)]));
  return flowElement('nav', {className: 'steps', 'aria-label': 'Tutorial'}, [
    flowElement('ol', {}, items),
  ]);
}

function drawStep(step: Step, route: string): Link {
  const isOnPage = step.route === route;
  const relative = path.posix.relative(path.posix.dirname(route), `${step.route}.md`);
  const fragment = step.anchor && `#${step.anchor}`;
  const link: Link = {
    type: 'link',
    url: isOnPage ? fragment || '#' : `./${relative}${fragment}`,
    children: [
      inlineElement('b', {}, String(step.number)),
      {type: 'text', value: ' '},
      inlineElement('span', {}, step.title),
      {type: 'text', value: ' '},
      inlineElement('small', {}, step.time),
    ],
  };
  setHtmlProperties(link, {'aria-current': isOnPage ? 'step' : undefined});
  return link;
}
