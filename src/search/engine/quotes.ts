import {isLunrStopWord, stem} from '../shared/stem';
import {wordsOf} from '../shared/tokenize';
import type {LoadedIndex} from './loadIndex';

/** A query with quoted phrases. */
export interface QuotedQuery {
  /** The query without its quotation marks. */
  text: string;
  phrases: Phrase[];
}

interface Phrase {
  /** Folded, as in the index. */
  words: string[];
  /** True if the closing quotation mark is missing; the last word may be incomplete. */
  isOpen: boolean;
}

/** Matches quoted phrases, but not quotes within code, such as `query("name = x")`. */
const quotePattern = /(?<=^|\s)["“„]([^"“”„]*)(?:(["”])(?=$|[\s,.;?!])|$)/g;

/** Returns the quoted phrases in a query; undefined if it has none. */
export function readQuotes(query: string): QuotedQuery | undefined {
  const phrases = [...query.matchAll(quotePattern)]
    .map(([, phrase = '', end]) => ({
      words: wordsOf(phrase),
      isOpen: end === undefined && /[\p{L}\p{N}]$/u.test(phrase),
    }))
    .filter(({words}) => words.length > 0);
  return phrases.length > 0
    ? {text: query.replace(quotePattern, ' $1 ').replace(/\s+/g, ' ').trim(), phrases}
    : undefined;
}

/** Returns whether each phrase occurs word for word in any of the texts. */
export function hasPhrases(texts: readonly string[], phrases: readonly Phrase[]): boolean {
  const wordSequences = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  return phrases.every(({words, isOpen}) => {
    const sequence = ` ${words.join(' ')}${isOpen ? '' : ' '}`;
    return wordSequences.some((text) => text.includes(sequence));
  });
}

/** Returns the ids of the documents with all the words in the phrases, to load only their text. */
export function findPhraseCandidates(
  {phrases}: QuotedQuery,
  {documents, termNumbers, postings}: LoadedIndex,
): ReadonlySet<number> {
  const words = phrases.flatMap(({words: all, isOpen}) => (isOpen ? all.slice(0, -1) : all));
  // Samples are indexed only by the names in them.
  const indexed = words.filter((word) => /^[\p{L}$_]./u.test(word) && !isLunrStopWord(word));
  return indexed.reduce<ReadonlySet<number>>(
    (ids, word) => {
      const term = termNumbers.get(stem(word));
      return new Set(term === undefined ? [] : [...postings(term).ids].filter((id) => ids.has(id)));
    },
    new Set(documents.map(({id}) => id)),
  );
}
