import {placeWords, type PlacedWord} from '../shared/tokenize';
import type {Piece} from '../shared/types';

const excerptLength = 160;

/** Returns the part of the text with most of the terms, and highlights them. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  const words = placeWords(text);
  const first = bestStart(words, terms);
  const start = words[first]?.start ?? 0;
  const last = words.findLast(({end}) => end <= start + excerptLength);
  const end = last && last.end < (words.at(-1)?.end ?? 0) ? last.end : text.length;
  const shown =
    end === text.length ? text.slice(0, start + excerptLength + 40) : text.slice(0, end);
  const pieces = markWords(shown, terms, start);
  return [
    ...(start > 0 ? [{text: '… ', isMarked: false}] : []),
    ...pieces,
    ...(shown.length < text.length ? [{text: ' …', isMarked: false}] : []),
  ];
}

/** Returns the number of the word to begin with: a few words before the densest stretch. */
function bestStart(words: readonly PlacedWord[], terms: ReadonlySet<string>): number {
  let best = 0;
  let most = 0;
  words.forEach(({start, term}, number) => {
    if (!terms.has(term)) {
      return;
    }
    const inReach = new Set<string>();
    for (let i = number; (words[i]?.end ?? Infinity) <= start + excerptLength * 0.8; i += 1) {
      const reached = words[i]?.term ?? '';
      if (terms.has(reached)) {
        inReach.add(reached);
      }
    }
    if (inReach.size > most) {
      most = inReach.size;
      best = number;
    }
  });
  return best < 8 ? 0 : best - 4;
}

/** Splits text into pieces from `start` on, with the terms highlighted. */
export function markWords(text: string, terms: ReadonlySet<string>, start = 0): Piece[] {
  const pieces: Piece[] = [];
  let place = start;
  for (const word of placeWords(text)) {
    if (word.start >= place && terms.has(word.term)) {
      pieces.push(
        {text: text.slice(place, word.start), isMarked: false},
        {text: text.slice(word.start, word.end), isMarked: true},
      );
      place = word.end;
    }
  }
  pieces.push({text: text.slice(place), isMarked: false});
  return pieces.filter((piece) => piece.text !== '');
}
