import type {Site} from '../../content/site/site';
import {pluralize} from '../../content/text';
import {UsageError} from '../usage';
import {acceptDrifts, newDrifts, staleReasons} from './accepted';
import {findDrift, type Drift} from './findDrift';

const maxLength = 100;

export interface DriftOptions {
  /** A location from the output, a page, or a folder, whose differences are intended. */
  accept?: string | undefined;
  /** Why they are intended. */
  reason?: string | undefined;
  /** Deletes accepted differences that no longer exist. */
  forget?: boolean | undefined;
}

const acceptCommand = 'npm run port -- --drift --accept LOCATION --reason "REASON"';

function write({location, missingFrom, firstNew, edited}: Drift): void {
  const day = edited === 0 ? 'not committed' : new Date(edited * 1000).toISOString().slice(0, 10);
  const line = firstNew.replace(/\s+/g, ' ');
  const excerpt = line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
  console.log(`${location}: not in ${missingFrom} (${day}): ${excerpt}`);
}

/**
 * Lists differences between versions that no badge or accepted reason explains, or accepts some. Returns true if
 * there are none, and no accepted ones that no longer exist.
 */
export function reportDrift(site: Site, {accept, reason, forget = false}: DriftOptions): boolean {
  const all = findDrift(site);
  const drifts = newDrifts(all, site.directory);
  if (accept !== undefined) {
    const chosen = drifts.filter(({location}) => location === accept || isIn(location, accept));
    if (!reason || chosen.length === 0) {
      throw new UsageError(
        reason ? `There is no new difference at "${accept}"` : `Say why: ${acceptCommand}`,
      );
    }
    acceptDrifts(chosen, all, reason, site.directory);
    console.log(`Accepted ${chosen.length} of ${pluralize(drifts.length, 'difference')}.`);
    return true;
  }
  const stale = staleReasons(all, site.directory);
  if (forget) {
    acceptDrifts([], all, '', site.directory);
    console.log(`Deleted ${pluralize(stale.length, 'accepted difference')}.`);
    return true;
  }
  drifts.forEach(write);
  stale.forEach(({location, page, missingFrom, reason}) =>
    console.log(
      `${location}: the accepted difference between ${page} and its ${missingFrom} version ("${reason}") no longer exists`,
    ),
  );
  console.log(
    drifts.length === 0
      ? 'Every difference between versions is explained by a badge or an accepted reason.'
      : `${drifts.length} ${drifts.length === 1 ? 'paragraph differs' : 'paragraphs differ'}. Copy an edit with npm run port, add a badge, or accept the difference: ${acceptCommand}`,
  );
  if (stale.length > 0) {
    console.log(
      `To delete ${stale.length} stale ${stale.length === 1 ? 'entry' : 'entries'}, run npm run port -- --drift --forget`,
    );
  }
  return drifts.length === 0 && stale.length === 0;
}

/** Returns true if the location is on the page or in the folder. */
function isIn(location: string, name: string): boolean {
  return location.startsWith(`${name}:`) || location.startsWith(`${name.replace(/\/$/, '')}/`);
}
