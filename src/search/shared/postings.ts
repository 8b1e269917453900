/**
 * Encodes a term's postings as differences between document ids (delta encoding); a negative number is the
 * frequency in the preceding document. `[3, 2, -4]`: once in document 3, four times in document 5.
 *
 * @param postings sorted by document id
 */
export function encodePostings(
  postings: readonly (readonly [id: number, frequency: number])[],
): number[] {
  let last = 0;
  return postings.flatMap(([id, frequency]) => {
    const step = id - last;
    last = id;
    return frequency === 1 ? [step] : [step, -frequency];
  });
}

/** Calls `visit` for each document in a term's encoded postings. */
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
