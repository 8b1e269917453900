import {isLunrStopWord, stem} from '../shared/stem';
import {fold, nameParts, splitQuery} from '../shared/tokenize';
import {expandWord, type Expansion} from './expandWord';
import type {LoadedIndex} from './loadIndex';

/** A query word and the terms it could mean. */
export interface QueryWord {
  text: string;
  expansions: Expansion[];
  /** True if it is a stop word or filler word: it helps the ranking, but sections don't need it. */
  isOptional: boolean;
  /** True if it is written as a call: `save()`. */
  isCall: boolean;
  /** True if the index contains the word unchanged. */
  isKnown: boolean;
}

/**
 * Filler words in questions, in addition to lunr's stop words. They help the ranking, but sections
 * don't need to contain them.
 */
export const fillerWords: ReadonlySet<string> = new Set(
  `after before between best certain correctly doing done don doesn equivalent example going good
  happen happens higher into it its know make many much need only out please possible properly qodly
  right show someone something still tell them there they thing use using want way when why without
  work working works`
    .trim()
    .split(/\s+/),
);

/** A name followed by a parenthesis. */
const callPattern = /([\p{L}_$][\p{L}\p{N}_]*)\(/gu;

/** Splits a plain query into words and finds their possible meanings in the index. */
export function readWords(query: string, index: LoadedIndex): QueryWord[] {
  // A repeated word counts once.
  const chunks = [...new Set(splitQuery(query))];
  const endsInWord = /[\p{L}\p{N}$_]$/u.test(query);
  const words = chunks.flatMap((chunk, position) =>
    expandChunk(chunk, endsInWord && position === chunks.length - 1, index),
  );
  joinNeighbors(words, index);
  if (/^[^\p{L}\p{N}]+$/u.test(query)) {
    // A single operator is explained where operators are documented.
    words.push({
      ...toWord('operators', expandWord('operators', false, index), index),
      isOptional: true,
    });
  }
  const hasContent = words.some(({isOptional}) => !isOptional);
  const calls = new Set([...query.matchAll(callPattern)].map(([, name = '']) => fold(name)));
  return words.map((word) => ({
    ...word,
    isOptional: word.isOptional && hasContent,
    isCall: calls.has(word.text),
  }));
}

function expandChunk(chunk: string, isLast: boolean, index: LoadedIndex): QueryWord[] {
  const text = fold(chunk);
  const expansions = expandWord(text, isLast, index);
  if (expansions.length > 0) {
    return [toWord(text, expansions, index)];
  }
  const parts = nameParts(chunk).map(fold);
  return parts.map((part) => toWord(part, expandWord(part, false, index), index));
}

function toWord(text: string, expansions: Expansion[], {termNumbers}: LoadedIndex): QueryWord {
  return {
    text,
    expansions,
    isOptional: isLunrStopWord(text) || fillerWords.has(text),
    isCall: false,
    isKnown: termNumbers.has(stem(text)),
  };
}

/** Returns the highest rarity among the word's meanings, weighted by confidence. */
export function rarityOf({expansions}: QueryWord, {idfs}: LoadedIndex): number {
  return Math.max(0, ...expansions.map(({term, confidence}) => (idfs[term] ?? 0) * confidence));
}

/** Adds the joined name to the meanings of two adjacent words: `orderBy` for `order by`. */
function joinNeighbors(words: QueryWord[], {termNumbers}: LoadedIndex): void {
  words.slice(1).forEach((word, position) => {
    const previous = words[position];
    const form = `${previous?.text ?? ''}${word.text}`;
    const term = termNumbers.get(stem(form));
    if (previous && term !== undefined) {
      previous.expansions.push({term, confidence: 1, form});
      word.expansions.push({term, confidence: 1, form});
    }
  });
}
