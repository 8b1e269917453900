import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {writeJson} from '../fileChanges';
import type {Drift} from './findDrift';

/** An intended difference, and the reason for it. */
interface AcceptedDrift {
  /** The page when the list was last written, for readers of the list. */
  page: string;
  /** Label of the older version that lacks the paragraph. */
  missingFrom: string;
  /** Hash of the paragraph: an edited paragraph is a new difference. */
  text: string;
  reason: string;
}

/** Path of the list relative to the site. */
export const acceptedFile = 'src/tools/drift/acceptedDrifts.json';

/** Returns the differences that nobody has accepted. */
export function newDrifts(drifts: readonly Drift[], siteDir: string): Drift[] {
  const reasons = readReasons(siteDir);
  return drifts.filter((drift) => !reasons.has(keyOf(drift)));
}

/** An accepted difference that no longer exists, with its location: `src/tools/drift/acceptedDrifts.json:12`. */
export type StaleDrift = Omit<AcceptedDrift, 'text'> & {location: string};

/** Returns the accepted differences that no longer exist. @param drifts all of the site's */
export function staleReasons(drifts: readonly Drift[], siteDir: string): StaleDrift[] {
  const keys = new Set(drifts.map(keyOf));
  const lines = readList(siteDir).split('\n');
  return readAccepted(siteDir)
    .filter(({missingFrom, text}) => !keys.has(`${missingFrom} ${text}`))
    .map(({page, missingFrom, text, reason}) => {
      const line = lines.findIndex((candidate) => candidate.includes(`"text": "${text}"`)) + 1;
      return {location: `${acceptedFile}:${line}`, page, missingFrom, reason};
    });
}

/** Accepts these differences for a reason, and forgets accepted ones that no longer exist. */
export function acceptDrifts(
  chosen: readonly Drift[],
  all: readonly Drift[],
  reason: string,
  siteDir: string,
): void {
  const reasons = readReasons(siteDir);
  chosen.forEach((drift) => reasons.set(keyOf(drift), reason));
  const accepted = all.flatMap((drift): AcceptedDrift[] => {
    const known = reasons.get(keyOf(drift));
    const page = drift.location.replace(/:\d+$/, '');
    return known === undefined
      ? []
      : [{page, missingFrom: drift.missingFrom, text: hashOf(drift), reason: known}];
  });
  const orderOf = ({page, text}: AcceptedDrift) => `${page} ${text}`;
  accepted.sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'));
  fs.writeFileSync(path.join(siteDir, acceptedFile), writeJson(accepted));
}

/** Returns the list without the paragraphs that the version lacks. */
export function withoutVersion(list: string, label: string): string {
  const accepted = JSON.parse(list) as AcceptedDrift[];
  return writeJson(accepted.filter(({missingFrom}) => missingFrom !== label));
}

/** Ignores the page and the folders in links, to survive moved pages and new releases. */
function keyOf(drift: Drift): string {
  return `${drift.missingFrom} ${hashOf(drift)}`;
}

function hashOf({text}: Drift): string {
  return crypto.createHash('sha1').update(withoutFolders(text)).digest('base64url').slice(0, 12);
}

/** Returns the text with only file names in links, since a page can be in another folder in each version. */
export function withoutFolders(text: string): string {
  return text.replace(/\]\([^)\s]*\//g, '](');
}

function readReasons(siteDir: string): Map<string, string> {
  return new Map(
    readAccepted(siteDir).map(({missingFrom, text, reason}) => [`${missingFrom} ${text}`, reason]),
  );
}

function readAccepted(siteDir: string): AcceptedDrift[] {
  return JSON.parse(readList(siteDir)) as AcceptedDrift[];
}

function readList(siteDir: string): string {
  const file = path.join(siteDir, acceptedFile);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '[]';
}
