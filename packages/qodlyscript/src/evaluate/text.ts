import {tick} from './budget';

/** Text comparison. Source: language/basics/lang-text. */

export const collators = {
  /** Ignores case, diacritics, and ignorable characters; `æ` equals `ae`. */
  plain: new Intl.Collator('en', {sensitivity: 'base'}),
  caseInsensitive: new Intl.Collator('en', {sensitivity: 'accent'}),
  diacriticInsensitive: new Intl.Collator('en', {sensitivity: 'case'}),
  strict: new Intl.Collator('en', {sensitivity: 'variant'}),
};

const wildcard = '@';

/** Evaluates `==` for strings; `@` in the second matches any characters. */
export function equalTexts(first: string, second: string): boolean {
  return second.includes(wildcard)
    ? matchesPattern(first, second)
    : collators.plain.compare(first, second) === 0;
}

function matchesPattern(text: string, pattern: string): boolean {
  // Two wildcards in a row never match.
  if (pattern.includes(wildcard.repeat(2))) {
    return false;
  }
  const [start = '', ...rest] = pattern.split(wildcard).map(fold);
  const end = rest.pop() ?? '';
  const folded = fold(text);
  if (
    !folded.startsWith(start) ||
    !folded.endsWith(end) ||
    folded.length < start.length + end.length
  ) {
    return false;
  }
  let at = start.length;
  for (const part of rest) {
    const found = folded.indexOf(part, at);
    if (found < 0 || found + part.length > folded.length - end.length) {
      return false;
    }
    at = found + part.length;
  }
  return true;
}

/** Evaluates `%`: returns true if the text contains the whole word. */
export function hasKeyword(text: string, keyword: string): boolean {
  const words = new Intl.Segmenter('en', {granularity: 'word'}).segment(text);
  for (const {segment, isWordLike} of words) {
    tick();
    if (isWordLike && equalTexts(segment, keyword)) {
      return true;
    }
  }
  return false;
}

/** Removes accents and case without expanding characters such as `æ`. */
function fold(text: string): string {
  return withoutAccents(text).toLowerCase();
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Finds `find` at or after `start` by the language's rules; the match may have a different length. */
export function findText(
  text: string,
  find: string,
  start: number,
  collator: Intl.Collator,
): {at: number; length: number} | undefined {
  const maxLength = find.length * 2 + 1;
  for (let at = start; at < text.length; at += 1) {
    tick();
    for (let length = 1; length <= Math.min(maxLength, text.length - at); length += 1) {
      if (collator.compare(text.slice(at, at + length), find) === 0) {
        return {at, length};
      }
    }
  }
  return undefined;
}
