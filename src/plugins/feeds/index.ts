import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {brand} from '../../config/brand';
import {feedFile} from '../../addresses/paths';

interface Options {
  /** Returns the date of each file's last commit, as `lastChanges` does. */
  changes: () => ReadonlyMap<string, string>;
}

/** A page in the latest version, with the date of its last commit. */
export interface DatedPage {
  title: string;
  description: string;
  /** Full URL. */
  url: string;
  /** `2026-11-26`. */
  day: string;
  isRelease: boolean;
}

/** Feed readers keep the entries they have seen, so the feed needs only new ones. */
const maxEntries = 50;

/** Publishes an Atom feed of releases and changed pages. */
export default function feeds({siteConfig}: LoadContext, {changes}: Options): Plugin {
  const url = siteConfig.url + siteConfig.baseUrl;
  let latest: LoadedVersion | undefined;
  return {
    name: 'feeds',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      latest = docs.loadedVersions.find(({isLast}) => isLast);
    },
    async postBuild({outDir}) {
      const feed = composeFeed(
        datedPages(latest, changes(), siteConfig.url),
        url,
        siteConfig.favicon,
      );
      await fs.writeFile(path.join(outDir, feedFile), feed);
    },
  };
}

function datedPages(
  version: LoadedVersion | undefined,
  changes: ReadonlyMap<string, string>,
  siteUrl: string,
): DatedPage[] {
  return (version?.docs ?? []).flatMap(({title, description, permalink, source, id}) => {
    const day = changes.get(source.replace(/^@site\//, ''));
    const isRelease = /^notes\/\d/.test(id);
    return day ? [{title, description, url: siteUrl + encodeURI(permalink), day, isRelease}] : [];
  });
}

/**
 * Builds an Atom feed of releases and the most recently changed pages. Without dates, it has no entries.
 *
 * @param url URL of the landing page
 * @param favicon path of the icon, relative to that
 */
export function composeFeed(pages: readonly DatedPage[], url: string, favicon = ''): string {
  const newest = [...pages].sort(byNewest).slice(0, maxEntries);
  const feed = new Feed({
    id: url,
    title: brand.title,
    description: brand.description,
    link: url,
    feedLinks: {atom: url + feedFile},
    favicon: url + favicon,
    author: {name: brand.company},
    copyright: brand.company,
    // Atom requires a date.
    updated: new Date(newest[0]?.day ?? 0),
  });
  for (const {title, description, url, day, isRelease} of newest) {
    feed.addItem({
      // A page that changes again is a new entry.
      id: `tag:${new URL(url).hostname},${day}:${new URL(url).pathname}`,
      title: isRelease ? `Release ${title}` : title,
      link: url,
      date: new Date(day),
      description,
      category: [{term: isRelease ? 'release' : 'page'}],
    });
  }
  return feed.atom1();
}

/**
 * Sorts newest first. Within a day, releases come first, the latest at the top, followed by the other
 * pages by URL.
 */
function byNewest(left: DatedPage, right: DatedPage): number {
  const byUrl = left.url.localeCompare(right.url, 'en', {numeric: true});
  return (
    right.day.localeCompare(left.day) ||
    Number(right.isRelease) - Number(left.isRelease) ||
    (left.isRelease ? -byUrl : byUrl)
  );
}
