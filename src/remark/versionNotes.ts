import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {readHeadings} from '../content/headings';
import {attributeValue, isHeading} from '../content/nodes';
import {parsePage} from '../content/parsePage';
import {compareSite} from '../content/reference/compareVersions';
import type {Entry} from '../content/reference/entry';
import {byVersion} from '../language/versionOrder';
import {componentElement} from './nodes';
import {versionPages} from './versionPages';

/**
 * Adds badges below the title of a command or class, and below the heading of a member: the version
 * that introduced it, and the changes to its signature, both found by comparing the versions.
 *
 * in:  ## `.me`
 * out: ## `.me`
 *      <Since version="0.2.0"/>
 *
 * Skips badges that the page already has, everything in the oldest version, and members that were
 * introduced together with their class.
 */
const versionNotes = versionPages((tree, {site, version, route}) => {
  const versions = compareSite(site);
  const entries = (
    versions.find(({version: label}) => label === version.label)?.entries ?? []
  ).filter((entry) => entry.route === route && entry.kind !== 'constant');
  const own = entries.find(({anchor}) => anchor === undefined);
  if (!own) {
    return;
  }
  const isOldest = (label: string) => byVersion(label, versions[0]?.version ?? label) <= 0;
  tree.children = splitSections(tree).flatMap(({anchor, nodes}) => {
    const entry =
      anchor === undefined ? own : entries.find((candidate) => candidate.anchor === anchor);
    if (!entry) {
      return nodes;
    }
    const isKnown = isOldest(entry.since) || (entry !== own && entry.since === own.since);
    return withNotes(entry, nodes, isKnown, entry.kind === 'command' ? tree.children : nodes);
  });
});

export default versionNotes;

interface Section {
  /** Anchor of its heading, which is the first node; undefined for the content above the first heading. */
  anchor?: string;
  nodes: RootContent[];
}

function splitSections(tree: Root): Section[] {
  const anchors = new Map(readHeadings(tree).map(({node, anchor}) => [node, anchor]));
  const sections: Section[] = [{nodes: []}];
  for (const node of tree.children) {
    if (isHeading(node)) {
      sections.push({anchor: anchors.get(node) ?? '', nodes: [node]});
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  }
  return sections;
}

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
  const firstIndex = nodes.findIndex(({type}) => !['yaml', 'mdxjsEsm', 'heading'].includes(type));
  const start = firstIndex < 0 ? nodes.length : firstIndex;
  return [...nodes.slice(0, start), ...since, ...changed, ...nodes.slice(start)];
}

/** Returns the versions in the badges with this name. */
function versionsInBadges(nodes: readonly RootContent[], badge: 'Since' | 'Changed'): string[] {
  const versions: string[] = [];
  visit({type: 'root', children: [...nodes]} satisfies Root, (node) => {
    if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === badge
    ) {
      versions.push(attributeValue(node, 'version') ?? '');
    }
  });
  return versions;
}
