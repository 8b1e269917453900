import type {Root} from 'mdast';

/**
 * A copy of a tree, to change. Both have the same positions, which nobody changes; so it takes a
 * quarter of the time of `structuredClone`.
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
    // The code of expressions, which holds values that are no plain objects.
    case 'data':
      return structuredClone(value);
    default:
      return copy(value);
  }
}
