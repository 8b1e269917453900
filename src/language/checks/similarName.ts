import {closest, distance} from 'fastest-levenshtein';

/**
 * Returns the known name that `name` is probably a typo of.
 *
 * @param isOpen true if there can be other names, such as `saveAll` next to `save`
 */
export function similarName(
  name: string,
  known: readonly string[],
  {isOpen = false} = {},
): string | undefined {
  const lower = name.toLowerCase();
  const sameLetters = known.find((candidate) => candidate.toLowerCase() === lower);
  if (sameLetters !== undefined || known.length === 0) {
    return sameLetters;
  }
  const nearest = closest(name, [...known]);
  const edits = distance(lower, nearest.toLowerCase());
  const isTypo = edits <= maxTypos(name, isOpen) || (edits === 2 && hasSameLetters(lower, nearest));
  return isTypo || (!isOpen && isExtension(lower, nearest.toLowerCase())) ? nearest : undefined;
}

/** Returns the number of letters that may differ; zero for very short names. */
function maxTypos(name: string, isOpen: boolean): number {
  return name.length < (isOpen ? 4 : 3) ? 0 : name.length < 8 ? 1 : 2;
}

function hasSameLetters(name: string, other: string): boolean {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('');
  return letters(name) === letters(other);
}

/** Returns true if either name begins with the other, like `setStatusCode` and `setStatus`. */
function isExtension(name: string, other: string): boolean {
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  return short.length >= 5 && long.startsWith(short);
}
