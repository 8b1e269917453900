import {distance} from 'fastest-levenshtein';
import type {NameRow, ReferenceNames} from './names';
import {normalizeClass, normalizeCommand, normalizeMember} from './normalize';

/** Up to this share of differing characters two names still look alike. */
const furthest = 0.5;

/** Longer values are nothing that somebody has misspelt. */
const longest = 60;

/** A member of another class than the one asked for is nearly as good as one of another name. */
const otherOwner = 0.2;

/**
 * The names most like those asked for, nearest first.
 *
 * @param asked the last one is looked for; one before it is taken for its class
 */
export function nearestNames(
  asked: readonly string[],
  candidates: Omit<ReferenceNames, 'versions'>,
  count = 6,
): NameRow[] {
  const wanted = asked.at(-1) ?? '';
  if (wanted.trim() === '' || asked.some((value) => value.length > longest)) {
    return [];
  }
  const command = normalizeCommand(wanted);
  const member = normalizeMember(wanted);
  const owner = asked.length > 1 ? normalizeClass(asked[0] ?? '') : undefined;
  const scored = [
    ...[...candidates.commands, ...firstOfEach(candidates.constants)].map((row) => ({
      row,
      score: difference(command, row[0]),
    })),
    ...candidates.classes.map((row) => ({row, score: difference(normalizeClass(wanted), row[0])})),
    ...candidates.members.map((row) => {
      const [rowOwner = '', rowMember = ''] = row[0].split('.');
      const isOwn = owner === rowOwner.toLowerCase();
      return {row, score: difference(member, rowMember) + (isOwn ? 0 : otherOwner)};
    }),
  ];
  return scored
    .filter(({score}) => score <= furthest)
    .sort((a, b) => a.score - b.score || a.row[0].localeCompare(b.row[0], 'en'))
    .slice(0, count)
    .map(({row}) => row);
}

function firstOfEach(rows: readonly NameRow[]): NameRow[] {
  return rows.filter(([name], index) => rows.findIndex((row) => row[0] === name) === index);
}

/** 0 for the same name, 1 for nothing alike. */
function difference(asked: string, name: string): number {
  const known = name.toLowerCase();
  return distance(asked, known) / Math.max(asked.length, known.length, 1);
}
