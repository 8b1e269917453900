import type {SearchIndexFile} from '../shared/types';

/**
 * The frequencies of the field `tags` as the other fields have them: what tables define, and the
 * keywords of pages, which the file lists once. Those of sections are no tags.
 */
export function tagFrequencies({
  documents,
  index: {terms, keywords, frequencies},
}: SearchIndexFile): number[][] {
  const added = terms.map((): Map<number, number> | undefined => undefined);
  for (const [key, phrases] of Object.entries(keywords)) {
    const id = Number(key);
    const isHead = documents[id]?.sectionRoute.includes('#') === false;
    for (const term of isHead ? phrases.flat() : []) {
      const counts = (added[term] ??= new Map<number, number>());
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return added.map((counts, term) => {
    const row = frequencies.tags[term] ?? [];
    if (!counts) {
      return row;
    }
    eachPosting(row, (id, frequency) => counts.set(id, (counts.get(id) ?? 0) + frequency));
    return toRow(counts);
  });
}

/** Calls back for each document that has the term in the field. */
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

function toRow(counts: ReadonlyMap<number, number>): number[] {
  let last = 0;
  return [...counts]
    .sort(([a], [b]) => a - b)
    .flatMap(([id, frequency]) => {
      const step = id - last;
      last = id;
      return frequency === 1 ? [step] : [step, -frequency];
    });
}
