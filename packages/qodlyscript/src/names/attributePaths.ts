/**
 * Lists the attribute paths that a query compares or sorts by, without the values, or those in a sort
 * order or another list.
 *
 * in:  `employer.city == 'Lyon' and salary > :1 order by lastName desc`; `employer.name desc, lastName`
 * out: `['employer.city', 'salary', 'lastName']`; `['employer.name', 'lastName']`
 */
export function attributePaths(text: string, kind: 'query' | 'order'): string[] {
  return kind === 'query' ? pathsInQuery(text) : pathsInOrder(text);
}

function pathsInQuery(query: string): string[] {
  const withoutValues = query
    .replace(/'[^']*'|"[^"]*"/g, "''")
    .replace(/\beval\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi, '');
  const [criteria = '', order = ''] = withoutValues.split(/\border by\b/i);
  return [...pathsInCriteria(criteria), ...pathsInOrder(order)];
}

function pathsInOrder(order: string): string[] {
  return order.split(',').flatMap((part) => /^\s*([A-Za-z_][\w.[\]{}]*)/.exec(part)?.[1] ?? []);
}

const comparison =
  /(?<![\w:.'])([A-Za-z_][\w.[\]{}]*)\s*(?:[=!<>%#]=*|\b(?:not\s+)?(?:in|begin|is|like|match)\b)/gi;

function pathsInCriteria(criteria: string): string[] {
  return [...criteria.matchAll(comparison)].map(([, path = '']) => path);
}
