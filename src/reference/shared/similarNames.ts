import {distance} from 'fastest-levenshtein';
import type {NameRow, ReferenceNames} from './names';
import {normalizeClass, normalizeCommand, normalizeMember} from './normalize';

/** Names that differ in a larger fraction of their characters aren't similar. */
const maxDifference = 0.5;

/** Longer values can't be misspelled names. */
const maxLength = 60;

/** Added for a member of another class, which is nearly as good as a similar name. */
const otherOwnerPenalty = 0.2;

/**
 * Returns the names most similar to the query, best match first.
 *
 * @param query the name to look for, preceded by its class if known
 */
export function similarNames(
  query: readonly string[],
  candidates: Omit<ReferenceNames, 'versions'>,
  count = 6,
): NameRow[] {
  const wanted = query.at(-1) ?? '';
  if (wanted.trim() === '' || query.some((value) => value.length > maxLength)) {
    return [];
  }
  const command = normalizeCommand(wanted);
  const member = normalizeMember(wanted);
  const owner = query.length > 1 ? normalizeClass(query[0] ?? '') : undefined;
  const scored = [
    ...[...candidates.commands, ...firstOfEach(candidates.constants)].map((row) => ({
      row,
      score: difference(command, row[0]),
    })),
    ...candidates.classes.map((row) => ({row, score: difference(normalizeClass(wanted), row[0])})),
    ...candidates.members.map((row) => {
      const [rowOwner = '', rowMember = ''] = row[0].split('.');
      const isOwn = owner === rowOwner.toLowerCase();
      return {row, score: difference(member, rowMember) + (isOwn ? 0 : otherOwnerPenalty)};
    }),
  ];
  return scored
    .filter(({score}) => score <= maxDifference)
    .sort((a, b) => a.score - b.score || a.row[0].localeCompare(b.row[0], 'en'))
    .slice(0, count)
    .map(({row}) => row);
}

function firstOfEach(rows: readonly NameRow[]): NameRow[] {
  return rows.filter(([name], index) => rows.findIndex((row) => row[0] === name) === index);
}

/** Returns 0 for identical names and 1 for names with nothing in common. */
function difference(query: string, name: string): number {
  const candidate = name.toLowerCase();
  return distance(query, candidate) / Math.max(query.length, candidate.length, 1);
}
