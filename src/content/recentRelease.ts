import {newestRelease, type NewestRelease} from './newestRelease';
import type {Site} from './site';

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
