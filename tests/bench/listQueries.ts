/** A reader's query and its correct answers, as routes relative to the version; any one of them is enough. */
export interface BenchQuery {
  category: string;
  query: string;
  /** An answer with an anchor requires that section. */
  answers: string[];
}

/** A set of queries by category, each with its answers. */
export type QueriesByCategory = Record<string, [query: string, ...answers: string[]][]>;

export function listQueries(byCategory: QueriesByCategory): BenchQuery[] {
  return Object.entries(byCategory).flatMap(([category, list]) =>
    list.map(([query, ...answers]) => ({category, query, answers})),
  );
}
