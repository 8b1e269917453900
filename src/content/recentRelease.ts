import {newestRelease, type NewestRelease} from './newestRelease';
import type {Site} from './site';

/** For how many days a release is news. */
const most = 60;

/**
 * The newest release while it is news; undefined later, and when either day is unknown.
 *
 * @param today as `2027-01-31`
 */
export function recentRelease(site: Site, today: string | undefined): NewestRelease | undefined {
  const release = newestRelease(site);
  if (today === undefined || release?.day === undefined) {
    return undefined;
  }
  const age = (Date.parse(today) - Date.parse(release.day)) / 86_400_000;
  return age <= most ? release : undefined;
}
