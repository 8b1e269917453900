import {isHead} from '../shared/isHead';
import type {SearchIndexFile} from '../shared/types';

/**
 * Returns the frequencies of the `tags` field in the same form as the other fields: definitions in tables
 * and the pages' keywords, which the file lists once. Sections' keywords aren't tags.
 */
export function tagFrequencies({
  documents,
  index: {terms, keywords, frequencies},
}: SearchIndexFile): number[][] {
  const added = terms.map((): number[] => []);
  // In id order: objects list their integer keys in ascending order.
  for (const [key, phrases] of Object.entries(keywords)) {
    const id = Number(key);
    const document = documents[id];
    if (document && isHead(document)) {
      phrases.forEach((phrase) => phrase.forEach((term) => added[term]?.push(id)));
    }
  }
  return added.map((ids, term) => {
    const row = frequencies.tags[term] ?? [];
    if (ids.length === 0) {
      return row;
    }
    eachPosting(row, (id, frequency) => {
      ids.push(...new Array<number>(frequency).fill(id));
    });
    return toRow(row.length > 0 ? ids.sort((a, b) => a - b) : ids);
  });
}

/** Calls `visit` for each document that has the term in the field. */
export function eachPosting(
  row: readonly number[],
  visit: (id: number, frequency: number) => void,
): void {
  let id = 0;
  for (let i = 0; i < row.length; i += 1) {
    id += row[i] ?? 0;
    const next = row[i + 1] ?? 0;
    visit(id, next < 0 ? -next : 1);
    i += next < 0 ? 1 : 0;
  }
}

/** @param ids sorted, each repeated for every occurrence of the term */
function toRow(ids: readonly number[]): number[] {
  const row: number[] = [];
  let last = 0;
  for (let start = 0, end = 0; start < ids.length; start = end) {
    const id = ids[start] ?? 0;
    while (ids[end] === id) {
      end += 1;
    }
    row.push(id - last);
    if (end - start > 1) {
      row.push(start - end);
    }
    last = id;
  }
  return row;
}
