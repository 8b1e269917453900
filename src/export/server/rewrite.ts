import type {Nodes, Parents} from 'mdast';

/**
 * Replaces nodes, leaves first. `write` returns the replacement for a node, or undefined to keep it.
 */
export function rewrite(parent: Parents, write: (node: Nodes) => Nodes[] | undefined): void {
  parent.children = parent.children.flatMap((child: Nodes) => {
    if ('children' in child) {
      rewrite(child, write);
    }
    return write(child) ?? [child];
  }) as typeof parent.children;
}
