import {locateWords, type LocatedWord} from '../shared/tokenize';
import type {Piece} from '../shared/types';

const excerptLength = 160;

/** Returns the passage with the most terms, with those terms highlighted. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = locateWords(text);
  const first = bestStart(text, words, terms);
  const start = words[first]?.start ?? 0;
  const last = words.findLast(({end}) => end <= start + excerptLength);
  const end = last && last.end < (words.at(-1)?.end ?? 0) ? last.end : text.length;
  const shownText =
    end === text.length ? text.slice(0, start + excerptLength + 40) : text.slice(0, end);
  const pieces = markWords(shownText, terms, start);
  return [
    ...(start > 0 ? [{text: '… ', isMarked: false}] : []),
    ...pieces,
    ...(shownText.length < text.length ? [{text: ' …', isMarked: false}] : []),
  ];
}

/** Returns the index of the first word: a few before the densest passage, or the start of its sentence. */
function bestStart(
  text: string,
  words: readonly LocatedWord[],
  terms: ReadonlySet<string>,
): number {
  const counts = words.map(({term}, i) => (terms.has(term) ? countTerms(words, i, terms) : 0));
  const most = Math.max(0, ...counts);
  const densest = Math.max(0, counts.indexOf(most));
  const sentence = words.findLastIndex(
    (_, index) => index <= densest && startsSentence(text, words, index),
  );
  if (countTerms(words, sentence, terms) >= most) {
    return sentence;
  }
  return densest < 8 ? 0 : densest - 4;
}

/** Counts the distinct terms in the passage that begins at the given word. */
function countTerms(
  words: readonly LocatedWord[],
  first: number,
  terms: ReadonlySet<string>,
): number {
  const maxEnd = (words[first]?.start ?? 0) + excerptLength * 0.8;
  const found = new Set<string>();
  for (let i = first; (words[i]?.end ?? Infinity) <= maxEnd; i += 1) {
    const term = words[i]?.term ?? '';
    if (terms.has(term)) {
      found.add(term);
    }
  }
  return found.size;
}

function startsSentence(text: string, words: readonly LocatedWord[], index: number): boolean {
  const before = text.slice(words[index - 1]?.end ?? 0, words[index]?.start);
  return index === 0 || /^["”)\]]*[.!?…]["”)]*\s/.test(before);
}

/** Splits text into pieces from `start` on, with the terms highlighted. */
export function markWords(text: string, terms: ReadonlySet<string>, start = 0): Piece[] {
  const pieces: Piece[] = [];
  let position = start;
  for (const word of locateWords(text)) {
    if (word.start >= position && terms.has(word.term)) {
      pieces.push(
        {text: text.slice(position, word.start), isMarked: false},
        {text: text.slice(word.start, word.end), isMarked: true},
      );
      position = word.end;
    }
  }
  pieces.push({text: text.slice(position), isMarked: false});
  return pieces.filter((piece) => piece.text !== '');
}
