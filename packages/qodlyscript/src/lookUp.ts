/**
 * Returns the value of a name in a table. Unlike `table[name]`, ignores names that all objects inherit,
 * such as `constructor`.
 */
export function lookUp<Item>(
  table: Readonly<Record<string, Item>>,
  name: string,
): Item | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
