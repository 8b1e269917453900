import {closest, distance} from 'fastest-levenshtein';

/**
 * Returns the known name that `name` is probably a misspelling of.
 *
 * @param isOpen true if there can be other names, such as `saveAll` in addition to `save`
 */
export function similarName(
  name: string,
  known: readonly string[],
  {isOpen = false} = {},
): string | undefined {
  const lower = name.toLowerCase();
  const caseVariant = known.find((candidate) => candidate.toLowerCase() === lower);
  if (caseVariant !== undefined || known.length === 0) {
    return caseVariant;
  }
  const closestName = closest(name, [...known]);
  const edits = distance(lower, closestName.toLowerCase());
  const isTypo =
    edits <= maxTypos(name, isOpen) || (edits === 2 && hasSameLetters(lower, closestName));
  return isTypo || (!isOpen && isExtension(lower, closestName.toLowerCase()))
    ? closestName
    : undefined;
}

/** Returns how many letters can differ; zero for very short names. */
function maxTypos(name: string, isOpen: boolean): number {
  return name.length < (isOpen ? 4 : 3) ? 0 : name.length < 8 ? 1 : 2;
}

function hasSameLetters(name: string, other: string): boolean {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('');
  return letters(name) === letters(other);
}

/** Returns true if either name begins with the other, like `setStatusCode` and `setStatus`. */
function isExtension(name: string, other: string): boolean {
  const [shorter, longer] = name.length < other.length ? [name, other] : [other, name];
  return shorter.length >= 5 && longer.startsWith(shorter);
}
