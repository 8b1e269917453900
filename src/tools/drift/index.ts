/** `npm run drift`: lists differences between versions that no badge or accepted reason explains. */
import {readSite} from '../../content/site';
import {pluralize} from '../../content/pluralize';
import {siteDir} from '../siteDir';
import {parseArgs, runTool, UsageError} from '../usage';
import {acceptDrifts, newDrifts, staleReasons} from './accepted';
import {findDrift, type Drift} from './findDrift';

const maxLength = 100;

const usage = `Usage: npm run drift
       npm run drift -- --accept LOCATION --reason "REASON"
       npm run drift -- --forget
LOCATION is a location from the output, a page, or a folder.
--forget deletes accepted differences that no longer exist.`;

function write({location, missingFrom, firstNew, edited}: Drift): void {
  const day = edited === 0 ? 'not committed' : new Date(edited * 1000).toISOString().slice(0, 10);
  const line = firstNew.replace(/\s+/g, ' ');
  const excerpt = line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
  console.log(`${location}: not in ${missingFrom} (${day}): ${excerpt}`);
}

void runTool(usage, () => {
  const {values} = parseArgs({
    options: {
      accept: {type: 'string'},
      reason: {type: 'string'},
      forget: {type: 'boolean', default: false},
    },
  });
  const {accept, reason} = values;
  const all = findDrift(readSite(siteDir));
  const drifts = newDrifts(all, siteDir);
  if (accept !== undefined) {
    const chosen = drifts.filter(({location}) => location === accept || isIn(location, accept));
    if (!reason || chosen.length === 0) {
      throw new UsageError(reason ? `There is no new difference at "${accept}"` : usage);
    }
    acceptDrifts(chosen, all, reason, siteDir);
    console.log(`Accepted ${chosen.length} of ${pluralize(drifts.length, 'difference')}.`);
    return;
  }
  const stale = staleReasons(all, siteDir);
  if (values.forget) {
    acceptDrifts([], all, '', siteDir);
    console.log(`Deleted ${pluralize(stale.length, 'accepted difference')}.`);
    return;
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
      : `${drifts.length} ${drifts.length === 1 ? 'paragraph differs' : 'paragraphs differ'}. Copy an edit with npm run port, add a badge, or accept the difference: npm run drift -- --accept LOCATION --reason "REASON"`,
  );
  if (stale.length > 0) {
    console.log(
      `To delete ${stale.length} stale ${stale.length === 1 ? 'entry' : 'entries'}, run npm run drift -- --forget`,
    );
  }
  process.exitCode = drifts.length === 0 && stale.length === 0 ? 0 : 1;
});

/** Returns true if the location is on the page or in the folder. */
function isIn(location: string, name: string): boolean {
  return location.startsWith(`${name}:`) || location.startsWith(`${name.replace(/\/$/, '')}/`);
}
