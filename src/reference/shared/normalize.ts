/** Normalizes names so that comparisons ignore case, parentheses, and other decoration. */

/** in: ` replaceString() `, `ReplaceString`; out: `replacestring` */
export function normalizeCommand(name: string): string {
  return withoutCall(name).toLowerCase();
}

/** in: `Entity`, `4D.Entity`, `cs.Entity`, `cs.Qodly.Users`; out: `entity`, `users` */
export function normalizeClass(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^(?:4d|cs)\.(?:qodly\.)?/, '');
}

/** in: `query`, `.query()`, `Collection.query(criteria)`, `4D.File.new()`; out: `query`, `new` */
export function normalizeMember(name: string): string {
  return withoutCall(name)
    .replace(/^.*\.(?=.)/, '')
    .toLowerCase();
}

/** in: `0.2.0`, `020`, `Next`; out: `020`, `next` */
export function normalizeVersion(version: string): string {
  return version.trim().toLowerCase().replace(/\./g, '');
}

function withoutCall(name: string): string {
  return name.trim().replace(/\s*\(.*$/s, '');
}
