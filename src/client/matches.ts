/** Returns whether the text contains every word of the query, in any case and order. */
export function matches(text: string, query: string): boolean {
  const folded = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/[\s()]+/)
    .every((word) => folded.includes(word));
}
