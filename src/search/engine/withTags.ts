import {isHead} from '../shared/isHead';
import {eachPosting, encodePostings} from '../shared/postings';
import type {SearchIndexFile, SerializedIndex} from '../shared/types';

/**
 * Completes the frequencies of the `tags` field. The file's own frequencies cover only the definitions in
 * tables; the pages' keywords are also tags, but the file lists them only in `keywords`. Sections' keywords
 * aren't tags.
 */
export function withTags({documents, index}: SearchIndexFile): SerializedIndex {
  const added = index.terms.map((): number[] => []);
  for (const [key, phrases] of Object.entries(index.keywords)) {
    const id = Number(key);
    const document = documents[id];
    if (document && isHead(document)) {
      phrases.forEach((phrase) => phrase.forEach((term) => added[term]?.push(id)));
    }
  }
  const tags = added.map((ids, term) => {
    const row = index.frequencies.tags[term] ?? [];
    if (ids.length === 0) {
      return row;
    }
    const counts = new Map<number, number>();
    const count = (id: number, frequency: number) =>
      counts.set(id, (counts.get(id) ?? 0) + frequency);
    ids.forEach((id) => count(id, 1));
    eachPosting(row, count);
    return encodePostings([...counts].sort(([a], [b]) => a - b));
  });
  return {...index, frequencies: {...index.frequencies, tags}};
}
