/** A query that readers type, and the pages that answer it: routes below the version, any is right. */
export interface BenchQuery {
  category: string;
  query: string;
  /** With an anchor, the section counts. */
  answers: string[];
}

/** How sets of queries are written: by category, a query with its answers a line. */
export type QueriesByCategory = Record<string, [query: string, ...answers: string[]][]>;

export function listQueries(byCategory: QueriesByCategory): BenchQuery[] {
  return Object.entries(byCategory).flatMap(([category, list]) =>
    list.map(([query, ...answers]) => ({category, query, answers})),
  );
}
