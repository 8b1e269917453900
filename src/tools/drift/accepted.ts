import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Drift} from './findDrift';

/** A difference that is right, and why. */
interface Accepted {
  /** The page, as messages write it: `docs/faq.md`. */
  page: string;
  /** Label of the older version that lacks the paragraph. */
  lacking: string;
  /** Hash of the paragraph, so that another text is a new difference. */
  text: string;
  reason: string;
}

/** Below the site. */
const listFile = 'src/tools/drift/acceptedDrifts.json';

/** The differences that nobody has accepted. */
export function newDrifts(drifts: readonly Drift[], siteDir: string): Drift[] {
  const known = new Set(readAccepted(siteDir).map(keyOf));
  return drifts.filter((drift) => !known.has(keyOf(accept(drift, ''))));
}

/** Accepts these differences for a reason, and forgets accepted ones that no longer exist. */
export function acceptDrifts(
  chosen: readonly Drift[],
  all: readonly Drift[],
  reason: string,
  siteDir: string,
): void {
  const current = new Set(all.map((drift) => keyOf(accept(drift, ''))));
  const fresh = chosen.map((drift) => accept(drift, reason));
  const isFresh = new Set(fresh.map(keyOf));
  const kept = readAccepted(siteDir).filter(
    (one) => current.has(keyOf(one)) && !isFresh.has(keyOf(one)),
  );
  const sorted = [...kept, ...fresh].sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'));
  fs.writeFileSync(path.join(siteDir, listFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

function accept({place, lacking, text}: Drift, reason: string): Accepted {
  return {
    page: place.replace(/:\d+$/, ''),
    lacking,
    text: crypto.createHash('sha1').update(text).digest('base64url').slice(0, 12),
    reason,
  };
}

function keyOf({page, lacking, text}: Accepted): string {
  return `${page} ${lacking} ${text}`;
}

function readAccepted(siteDir: string): Accepted[] {
  const file = path.join(siteDir, listFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Accepted[]) : [];
}
