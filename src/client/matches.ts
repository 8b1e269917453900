/** Returns whether the text contains every word in the query, in any order and regardless of case. */
export function matches(text: string, query: string): boolean {
  const folded = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/[\s()]+/)
    .every((word) => folded.includes(word));
}
