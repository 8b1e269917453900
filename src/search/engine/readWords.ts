import {isLunrStopWord, stem} from '../shared/stem';
import {fold, nameParts, splitQuery} from '../shared/tokenize';
import {expandWord, type Expansion} from './expandWord';
import {fillerWords} from './fillerWords';
import type {LoadedIndex} from './loadIndex';

/** A word of the query with the terms that it may mean. */
export interface QueryWord {
  text: string;
  expansions: Expansion[];
  /** A stop word or filler helps the ranking, but a section need not have it. */
  isOptional: boolean;
  /** The index has the word as it is. */
  isKnown: boolean;
}

/** Cuts a plain query into words and finds what each may mean in the index. */
export function readWords(query: string, index: LoadedIndex): QueryWord[] {
  // A word that is said twice counts once.
  const chunks = [...new Set(splitQuery(query))];
  const endsInWord = /[\p{L}\p{N}$_]$/u.test(query);
  const words = chunks.flatMap((chunk, position) =>
    expandChunk(chunk, endsInWord && position === chunks.length - 1, index),
  );
  joinNeighbours(words, index);
  if (/^[^\p{L}\p{N}]+$/u.test(query)) {
    // A sign by itself is explained where operators are.
    words.push({
      ...toWord('operators', expandWord('operators', false, index), index),
      isOptional: true,
    });
  }
  const hasContent = words.some(({isOptional}) => !isOptional);
  return words.map((word) => ({...word, isOptional: word.isOptional && hasContent}));
}

function expandChunk(chunk: string, isLast: boolean, index: LoadedIndex): QueryWord[] {
  const text = fold(chunk);
  const expansions = expandWord(text, isLast, index);
  if (expansions.length > 0) {
    return [toWord(text, expansions, index)];
  }
  const parts = nameParts(chunk).map(fold);
  const pieces = parts.length > 0 ? parts : splitJoined(text, index);
  return pieces.map((piece) => toWord(piece, expandWord(piece, false, index), index));
}

function toWord(text: string, expansions: Expansion[], {termNumbers}: LoadedIndex): QueryWord {
  return {
    text,
    expansions,
    isOptional: isLunrStopWord(text) || fillerWords.has(text),
    isKnown: termNumbers.has(stem(text)),
  };
}

/** How rare the word is, in the surest of its meanings. */
export function rarityOf({expansions}: QueryWord, {postings}: LoadedIndex): number {
  return Math.max(0, ...expansions.map(({term, certainty}) => postings(term).idf * certainty));
}

/** Two words that the reader wrote as one: `newsession` gives `new` and `session`. */
export function splitJoined(word: string, {termNumbers}: LoadedIndex): string[] {
  for (let i = word.length - 3; i >= 3; i -= 1) {
    const halves = [word.slice(0, i), word.slice(i)];
    if (halves.every((half) => termNumbers.has(stem(half)))) {
      return halves;
    }
  }
  return [];
}

/** A name that the reader wrote as two words means both of them: `order by` is `orderBy`. */
function joinNeighbours(words: QueryWord[], {termNumbers}: LoadedIndex): void {
  words.slice(1).forEach((word, position) => {
    const before = words[position];
    const form = `${before?.text ?? ''}${word.text}`;
    const term = termNumbers.get(stem(form));
    if (before && term !== undefined) {
      before.expansions.push({term, certainty: 1, form});
      word.expansions.push({term, certainty: 1, form});
    }
  });
}
