import path from 'node:path';
import type {RootContent} from 'mdast';

/**
 * The partials that a page imports, by the names of their elements.
 *
 * in:  import Limits from './_limits.md';
 * out: `Limits` → absolute path of `_limits.md`
 */
export function readPartials(children: readonly RootContent[], file: string): Map<string, string> {
  const imports = children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(/^import (\w+) from ['"](.+\.mdx?)['"]/gm)]
      : [],
  );
  return new Map(
    imports.map(([, name = '', target = '']) => [name, path.resolve(path.dirname(file), target)]),
  );
}
