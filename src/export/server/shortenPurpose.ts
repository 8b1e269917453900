/** Matches sentence endings that explain more than code needs: examples, reasons, uses, and types. */
const additions = [
  / \((?:read-only|optional)\)$/,
  /,? and returns (?:the result|a reference to it|it|them|the parts)(?: as an? [\w ]+)?$/,
  /,? as (?:an? (?:new )?)?(?:collection|object|entity selection|selection|strings)(?: of [\w.]+)?(?: objects)?$/,
  /, (?:for|so that|such as|that is|which|starting|including|before|compact|using|under|one entity)\b.*$/,
  /, (?:to (?:assign|calculate|measure|reject|see|list))\b.*$/,
];

/** Matches the beginning of a sentence that describes a function's result or a property's content. */
const opening = /^(?:Returns|Contains|Indicates) (?:the |an? (?!new\b))?/;

/**
 * Shortens the purpose of a command or member to what its signature doesn't say.
 *
 * in: `Returns the natural logarithm of a number, that is, the power of e.`
 * out: `natural logarithm of a number`
 */
export function shortenPurpose(purpose: string, signature: string): string {
  const short = withoutAdditions(purpose).replace(opening, '');
  return addsInformation(short, signature) ? short : '';
}

/** Returns the sentences without examples, reasons, and uses, and without the last period. */
export function withoutAdditions(text: string): string {
  return text
    .replace(/\.$/, '')
    .split(/(?<=\.) /)
    .map((sentence) => additions.reduce((short, addition) => short.replace(addition, ''), sentence))
    .join(' ');
}

/** Returns whether the text contains significant words that the other one lacks. */
export function addsInformation(text: string, other: string): boolean {
  const known = wordsOf(other);
  return wordsOf(text).some((word) => !known.some((candidate) => isSameStem(candidate, word)));
}

/** Returns how similar two passages are, from 0 (no word in common) to 1 (same words). */
export function similarity(a: string, b: string): number {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const all = new Set([...left, ...right]);
  return all.size === 0 ? 1 : [...left].filter((word) => right.has(word)).length / all.size;
}

function isSameStem(known: string, word: string): boolean {
  const [short = '', long = ''] = known.length < word.length ? [known, word] : [word, known];
  return short === long || (short.length > 2 && long.startsWith(short.replace(/(?:e|es|s)$/, '')));
}

/** Splits text into its significant words; in names, each part is a word. */
function wordsOf(text: string): string[] {
  const words = text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return (words.match(/[a-z0-9-]+/g) ?? []).filter((word) => !commonWords.has(word));
}

const commonWords = new Set(
  'a all an and any as at be been by can false for from given has have if in into is it its of on one or so that the their this to true use used value values was when whether which whose with you your'.split(
    ' ',
  ),
);
