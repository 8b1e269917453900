import type {Nodes, Parents} from 'mdast';

/**
 * Replaces nodes by others, from the leaves up. `write` returns what takes the node's place, or
 * undefined when it stays.
 */
export function rewrite(parent: Parents, write: (node: Nodes) => Nodes[] | undefined): void {
  parent.children = parent.children.flatMap((child: Nodes) => {
    if ('children' in child) {
      rewrite(child, write);
    }
    return write(child) ?? [child];
  }) as typeof parent.children;
}
