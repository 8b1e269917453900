/** A reader's query and its answers: routes below the version, any of which is right. */
export interface BenchQuery {
  category: string;
  query: string;
  /** An answer with an anchor means the section. */
  answers: string[];
}

/** A set of queries by category, each with its answers. */
export type QueriesByCategory = Record<string, [query: string, ...answers: string[]][]>;

export function listQueries(byCategory: QueriesByCategory): BenchQuery[] {
  return Object.entries(byCategory).flatMap(([category, list]) =>
    list.map(([query, ...answers]) => ({category, query, answers})),
  );
}
