import type {Header, Statement} from '../parser/syntax';

/**
 * Returns the types of variables and parameters, keyed by lowercase name, since names aren't
 * case-sensitive; undefined for a name declared without a type, or with two.
 */
export function declaredTypes(
  statements: readonly Statement[],
  header: Header | undefined,
): Map<string, string | undefined> {
  const types = new Map<string, string | undefined>();
  const add = (name: string, type: string | undefined) => {
    const key = name.toLowerCase();
    types.set(key, !types.has(key) || types.get(key) === type ? type : undefined);
  };
  header?.parameters.forEach(({name, type}) => add(name, type?.name));
  if (header?.result?.name) {
    add(header.result.name.name, header.result.type?.name);
  }
  for (const statement of statements) {
    if (statement.kind === 'var') {
      statement.names.forEach(({name}) => add(name, statement.type?.name));
    } else if (statement.kind === 'forEach' || statement.kind === 'for') {
      const [item] = statement.args;
      if (item?.kind === 'name' && !types.has(item.name.toLowerCase())) {
        add(item.name, undefined);
      }
    }
  }
  return types;
}
