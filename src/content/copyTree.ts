import type {Root} from 'mdast';

/**
 * Returns a mutable copy of a tree. The copy shares the positions, which nothing changes. This
 * takes a quarter as long as `structuredClone`.
 */
export function copyTree(tree: Root): Root {
  return copy(tree);
}

function copy<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    return value.map(copy) as Value;
  }
  return typeof value === 'object' && value !== null ? (copyNode(value) as Value) : value;
}

function copyNode(node: object): object {
  const copied: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    copied[key] = copyProperty(key, value);
  }
  return copied;
}

function copyProperty(key: string, value: unknown): unknown {
  switch (key) {
    case 'position':
      return value;
    // The syntax trees of expressions contain values that aren't plain objects.
    case 'data':
      return structuredClone(value);
    default:
      return copy(value);
  }
}
