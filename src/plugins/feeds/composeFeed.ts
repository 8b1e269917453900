import {Feed} from 'feed';

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

interface Source {
  title: string;
  description: string;
  /** URL of the landing page. */
  url: string;
  /** URL of the feed. */
  feedUrl: string;
  icon: string;
  author: string;
}

/** Feed readers keep the entries they have seen, so the feed needs only new ones. */
const maxEntries = 50;

/** Builds an Atom feed of releases and the most recently changed pages. Without dates, it has no entries. */
export function composeFeed(pages: readonly DatedPage[], source: Source): string {
  const newest = [...pages].sort(byNewest).slice(0, maxEntries);
  const feed = new Feed({
    id: source.url,
    title: source.title,
    description: source.description,
    link: source.url,
    feedLinks: {atom: source.feedUrl},
    favicon: source.icon,
    author: {name: source.author},
    copyright: source.author,
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
