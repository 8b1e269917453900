/** The two ways to split text: as prose, or as code, where a name is one word. */
export type TextKind = 'prose' | 'code';

const chunkPattern =
  /v?\p{N}+(?:\.\p{N}+)+|\$?[\p{L}_][\p{L}\p{M}\p{N}_]*|\p{N}+[\p{L}\p{N}]*|(?<=^|[\s("'`])[=<>!%&|+*/\\^~?:#@-]+(?=$|[\s)"'`,;.])/gu;

/**
 * Splits text into index terms, lowercased and without accents. A name yields itself and its parts,
 * so both spellings find it. Operators are terms, too.
 *
 * in:  Use `replaceString` or $filter, 10 % 3
 * out: use replacestring replace string or $filter filter 10 % 3
 */
export function tokenize(text: string, kind: TextKind = 'prose'): string[] {
  return (text.normalize('NFC').match(chunkPattern) ?? []).flatMap((chunk) => {
    const whole = fold(chunk);
    const parts = kind === 'prose' ? nameParts(chunk).map(fold) : [];
    return [whole, ...parts].filter((term) => !isLetter(term));
  });
}

/** A word and its position in the text. */
export interface LocatedWord {
  start: number;
  end: number;
  /** Folded, as in the index. */
  term: string;
}

/** Returns the words in the text and their positions, for highlighting. */
export function locateWords(text: string): LocatedWord[] {
  return [...text.matchAll(chunkPattern)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    term: fold(word),
  }));
}

/** Returns the words in the text, folded, as in the index. */
export function wordsOf(text: string): string[] {
  return locateWords(text).map(({term}) => term);
}

/** Single letters are too common to index. */
function isLetter(term: string): boolean {
  return /^[\p{L}_]$/u.test(term);
}

/** Returns the words in a query as typed: names stay whole; single letters are kept if they might matter. */
export function splitQuery(query: string): string[] {
  const words = query.normalize('NFC').match(chunkPattern) ?? [];
  const longer = words.filter((word) => !isLetter(word));
  // The last letter may be the beginning of a word.
  const isTyping = words.length > 0 && isLetter(words.at(-1) ?? '') && /\s\p{L}$/u.test(query);
  return longer.length === 0 || isTyping
    ? [...longer, ...words.filter(isLetter).slice(longer.length === 0 ? 0 : -1)]
    : longer;
}

/** Returns the words in a name, or nothing for a plain word: `replaceString` gives `replace` and `String`. */
export function nameParts(name: string): string[] {
  const parts =
    name
      .match(/\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{M}]+\p{N}*|\p{Lo}+/gu)
      ?.filter((part) => part.length > 1) ?? [];
  return parts.length > 1 || (parts[0] !== undefined && /^[$_]/.test(name)) ? parts : [];
}

/** Returns the text in lowercase, without accents and without the `v` of a version number. */
export function fold(text: string): string {
  const lower = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return /^v\d+\./.test(lower) ? lower.slice(1) : lower;
}
