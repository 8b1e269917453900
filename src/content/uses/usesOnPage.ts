import {precedenceOf} from '../introduced';
import {parseSample} from '../parsedSample';
import {allNodes, isCode, isHeading} from '../nodes';
import type {Page} from '../page';
import {targetOf, type CollectedEntry} from '../reference/entry';
import {sampleNamesOf} from '../sampleNames';
import type {Site, Version} from '../site';
import {usageLine, type UsageLine} from './usageLine';

/** A line on a page that uses a name from the reference. */
export interface PageUse {
  /** The name's key; see `usageKey`. */
  key: string;
  line: UsageLine;
  /** The heading above the sample; empty at the top of the page. */
  anchor: string;
}

/** Returns an entry's unique key in its version: `constant language/FileClass#settext kDocumentWithCRLF`. */
export function usageKey(entry: CollectedEntry): string {
  return `${entry.kind} ${targetOf(entry)} ${entry.name}`;
}

/**
 * Returns the commands, constants, and members from other pages that the page's samples use, each
 * with its best line. Skips intentionally invalid samples.
 */
export function usesOnPage(page: Page, site: Site, version: Version): PageUse[] {
  return withBestLines(readUses(page, site, version));
}

function readUses(page: Page, site: Site, version: Version): PageUse[] {
  if (page.syntaxError) {
    return [];
  }
  const anchors = anchorsOfCode(page);
  return [...sampleNamesOf(page, site, version)].flatMap(([code, names]) => {
    const {isIntentional} = parseSample(code, precedenceOf(version.label));
    const isWrong = page.samples.find((sample) => sample.code === code)?.mark === 'wrong';
    return (isWrong ? [] : names)
      .filter(({entry}) => entry.kind !== 'class' && entry.route !== page.route)
      .filter((name) => !isIntentional(name))
      .map(({at, entry}) => ({
        key: usageKey(entry),
        line: usageLine(code.value, at.line),
        anchor: anchors.get(code) ?? '',
      }));
  });
}

/** Returns the best line for each name, or the first of equally good ones. */
function withBestLines(uses: readonly PageUse[]): PageUse[] {
  const best = new Map<string, PageUse>();
  for (const use of uses) {
    const known = best.get(use.key);
    if (!known || use.line.quality > known.line.quality) {
      best.set(use.key, use);
    }
  }
  return [...best.values()];
}

/** Returns the anchor of the heading above each code block. */
function anchorsOfCode({tree, headings}: Page): Map<object, string> {
  const anchors = new Map<object, string>();
  let anchor = '';
  for (const node of allNodes(tree)) {
    if (isHeading(node)) {
      anchor = headings.find((heading) => heading.node === node)?.anchor ?? anchor;
    } else if (isCode(node)) {
      anchors.set(node, anchor);
    }
  }
  return anchors;
}
