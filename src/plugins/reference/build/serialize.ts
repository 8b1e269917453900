import type {CollectedEntry, Entry, Form, Reference} from '../shared/types';

/**
 * The published document, key by key: the same content gives the same bytes, whatever the order in
 * which it was put together.
 */
export function serializeReference(reference: Reference): string {
  const ordered: Reference = {
    $schema: reference.$schema,
    version: reference.version,
    path: reference.path,
    entries: [...reference.entries].sort(byKindOwnerAndName).map(orderEntry),
  };
  return `${JSON.stringify(ordered)}\n`;
}

/** By code unit, so that the order is the same on every machine. */
export function byKindOwnerAndName(a: CollectedEntry, b: CollectedEntry): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left < right ? -1 : Number(left > right);
}

function sortKey({kind, owner = '', name, route, anchor = ''}: CollectedEntry): string {
  return [kind, owner, name, route, anchor].join('\u0000');
}

function orderEntry(entry: Entry): Entry {
  return {
    kind: entry.kind,
    name: entry.name,
    ...(entry.owner !== undefined && {owner: entry.owner}),
    ...(entry.theme !== undefined && {theme: entry.theme}),
    ...(entry.value !== undefined && {value: entry.value}),
    purpose: entry.purpose,
    signatures: entry.signatures.map(orderForm),
    route: entry.route,
    ...(entry.anchor !== undefined && {anchor: entry.anchor}),
    since: entry.since,
    changed: entry.changed.map(({version, what}) => ({version, what})),
  };
}

function orderForm({text, parameters, result}: Form): Form {
  return {
    text,
    parameters: parameters.map(({name, type, optional, variadic, direction, description}) => ({
      name,
      type,
      optional,
      variadic,
      direction,
      description,
    })),
    ...(result && {result: {type: result.type, description: result.description}}),
  };
}
