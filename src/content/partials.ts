import path from 'node:path';
import type {RootContent} from 'mdast';

interface PartialImport {
  /** Name of the partial's element: `Limits`. */
  name: string;
  /** As written: `./_limits.md`. */
  target: string;
  /** Zero-based line in the import block. */
  line: number;
}

/** Returns the partial imports in a block: `import Limits from './_limits.md'`. */
export function partialImports({value}: {value: string}): PartialImport[] {
  return value.split('\n').flatMap((text, line) => {
    const [, name = '', target = ''] = /^import (\w+) from ['"](.+\.mdx?)['"]/.exec(text) ?? [];
    return target ? [{name, target, line}] : [];
  });
}

/**
 * Returns the partials that a page imports, by element name.
 *
 * in:  import Limits from './_limits.md';
 * out: `Limits` → absolute path of `_limits.md`
 */
export function readPartials(children: readonly RootContent[], file: string): Map<string, string> {
  return new Map(
    children
      .flatMap((node) => (node.type === 'mdxjsEsm' ? partialImports(node) : []))
      .map(({name, target}) => [name, path.resolve(path.dirname(file), target)]),
  );
}
