import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readSections} from '../content/page/headings';
import {attributeValue, nodesOf} from '../content/page/nodes';
import {parsePage} from '../content/page/parsePage';
import {compareSite} from '../content/reference/compareVersions';
import type {Entry} from '../content/reference/entry';
import {byVersion} from '../content/site/versionOrder';
import {componentElement} from './nodes';
import {versionPages} from './versionPages';

/**
 * Adds badges to a command, class, or member: the version that introduced it below its title or heading, and
 * the changes to its signature below its first paragraph, both found by comparing the versions.
 *
 * in:  ## `.me`
 * out: ## `.me`
 *      <Since version="0.2.0"/>
 *
 * Skips badges that the page already has, everything in the oldest version, and members that were
 * introduced together with their class.
 */
const versionNotes = versionPages((tree, {site, version, page: {route}}) => {
  const versions = compareSite(site);
  const entries = (
    versions.find(({version: label}) => label === version.label)?.entries ?? []
  ).filter((entry) => entry.route === route && entry.kind !== 'constant');
  const own = entries.find(({anchor}) => anchor === undefined);
  if (!own) {
    return;
  }
  const isOldest = (label: string) => byVersion(label, versions[0]?.version ?? label) <= 0;
  tree.children = readSections(tree).flatMap(({heading, blocks}) => {
    const above = heading ? [heading.node] : [];
    const entry = entries.find(({anchor}) => anchor === heading?.anchor);
    if (!entry) {
      return [...above, ...blocks];
    }
    const isKnown = isOldest(entry.since) || (entry !== own && entry.since === own.since);
    const scope = entry.kind === 'command' ? tree.children : blocks;
    return [...above, ...withNotes(entry, blocks, isKnown, scope)];
  });
});

export default versionNotes;

/**
 * @param isKnown true if no badge needs to state the version that introduced the name
 * @param scope the nodes that may already contain badges for changes
 */
function withNotes(
  entry: Entry,
  nodes: RootContent[],
  isKnown: boolean,
  scope: readonly RootContent[],
): RootContent[] {
  const own = versionsInBadges(
    nodes.filter(({type}) => type !== 'table'),
    'Since',
  );
  const since =
    isKnown || own.length > 0 ? [] : [componentElement('Since', {version: entry.since})];
  const ownChanges = versionsInBadges(scope, 'Changed');
  const changed = entry.changed
    .filter(({version}) => !ownChanges.includes(version))
    .map(({version, what}) =>
      componentElement(
        'Changed',
        {version},
        parsePage(`${what.join('. ')}.`).children as MdxJsxFlowElement['children'],
      ),
    );
  const firstIndex = nodes.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  const start = firstIndex < 0 ? nodes.length : firstIndex;
  // Readers need to know what it does before what changed about it.
  const sentenceEnd = nodes.findIndex(({type}) => type === 'paragraph') + 1;
  const end = Math.max(start, sentenceEnd);
  return [
    ...nodes.slice(0, start),
    ...since,
    ...nodes.slice(start, end),
    ...changed,
    ...nodes.slice(end),
  ];
}

/** Returns the versions in the badges with this name. */
function versionsInBadges(nodes: readonly RootContent[], badge: 'Since' | 'Changed') {
  const tree: Root = {type: 'root', children: [...nodes]};
  return nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(({name}) => name === badge)
    .map((node) => attributeValue(node, 'version'));
}
