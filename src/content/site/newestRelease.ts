import type {List} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {nodesOf} from '../page/nodes';
import {linkedPage, type Page} from '../page/page';
import {latestVersion, pageAt, type Site} from './site';

/** The release information on the landing page. */
export interface NewestRelease {
  /** As in the path of its release notes: `2.1.0`. */
  number: string;
  /** The date from the release notes: `2027-01-31`; undefined if they don't state one. */
  day: string | undefined;
  /** The first changes in its release notes, in order. */
  changes: {text: string; route: string}[];
}

const maxChanges = 3;

/**
 * Returns the latest release with the first changes in the first list in its notes: the bold words, and
 * the route (relative to the version) of the page that explains them. Skips numbered lists, which are
 * procedures. Undefined without release notes or changes.
 */
export function newestRelease(site: Site): NewestRelease | undefined {
  const version = latestVersion(site);
  const notes = version && pageAt(version, `notes/${version.label}.md`);
  const list = notes?.tree.children.find(
    (node): node is List => node.type === 'list' && !node.ordered,
  );
  if (!version || !notes || !list) {
    return undefined;
  }
  const changes = list.children.flatMap((item) => {
    const [name] = nodesOf(item, 'strong');
    const page = nodesOf(item, 'link').find(({url}) => /^\.{1,2}\/.*\.mdx?$/.test(url));
    return name && page
      ? [{text: toString(name).replace(/\.$/, ''), route: linkedPage(notes.path, page.url).route}]
      : [];
  });
  return changes.length > 0
    ? {number: version.label, day: releaseDate(notes), changes: changes.slice(0, maxChanges)}
    : undefined;
}

/** Number of days to announce a release. */
const maxDays = 60;

/**
 * Returns the newest release if it's recent; undefined if it isn't, or if either date is unknown.
 *
 * @param today as `2027-01-31`
 */
export function recentRelease(site: Site, today: string | undefined): NewestRelease | undefined {
  const release = newestRelease(site);
  if (today === undefined || release?.day === undefined) {
    return undefined;
  }
  const age = (Date.parse(today) - Date.parse(release.day)) / 86_400_000;
  return age <= maxDays ? release : undefined;
}

/** Returns the date in the first sentence of release notes: "Released on January 31, 2027." */
export function releaseDate({tree}: Page): string | undefined {
  const paragraph = tree.children.find(({type}) => type === 'paragraph');
  const written = /^Released on (\w+ \d{1,2}, \d{4})\./.exec(
    paragraph ? toString(paragraph) : '',
  )?.[1];
  const time = Date.parse(`${written} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
