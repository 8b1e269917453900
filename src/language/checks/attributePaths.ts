/**
 * Lists the attribute paths that a query compares or sorts by, without the values.
 *
 * in:  `employer.city == 'Lyon' and salary > :1 order by lastName desc`
 * out: `['employer.city', 'salary', 'lastName']`
 */
export function pathsInQuery(query: string): string[] {
  const withoutValues = query
    .replace(/'[^']*'|"[^"]*"/g, "''")
    .replace(/\beval\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi, '');
  const [criteria = '', order = ''] = withoutValues.split(/\border by\b/i);
  return [...pathsInCriteria(criteria), ...pathsInOrder(order)];
}

/** in: `employer.name desc, lastName`; out: `['employer.name', 'lastName']` */
export function pathsInOrder(order: string): string[] {
  return order.split(',').flatMap((part) => /^\s*([A-Za-z_][\w.[\]{}]*)/.exec(part)?.[1] ?? []);
}

const comparison =
  /(?<![\w:.'])([A-Za-z_][\w.[\]{}]*)\s*(?:[=!<>%#]=*|\b(?:not\s+)?(?:in|begin|is|like|match)\b)/gi;

function pathsInCriteria(criteria: string): string[] {
  return [...criteria.matchAll(comparison)].map(([, path = '']) => path);
}
