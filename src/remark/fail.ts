import type {Node} from 'unist';
import type {VFile} from 'vfile';

export interface Fault {
  /** What stands in the page. */
  found: string;
  /** What to do about it. */
  fix: string;
  /** Lines below the start of the node, for a fault inside a code block. */
  lineOffset?: number;
  /** Column inside a code block, from 1. */
  column?: number;
}

/**
 * Stops the build with file, line, what was found and the way out.
 *
 *     docs/faq.md:12: the link leads to "#limit", which no heading of this page has. Write one of: …
 */
export function fail(file: VFile, node: Node | undefined, fault: Fault): never {
  return file.fail(describe(file, node, fault), placeOf(node, fault), 'qodly-docs');
}

/** As `fail`, for several faults at once; does nothing when there are none. */
export function failWithAll(file: VFile, faults: readonly (Fault & {node: Node})[]): void {
  const [first] = faults;
  if (first) {
    const text = faults.map((fault) => describe(file, fault.node, fault)).join('\n');
    file.fail(text, placeOf(first.node, first), 'qodly-docs');
  }
}

function describe(file: VFile, node: Node | undefined, fault: Fault): string {
  const place = placeOf(node, fault);
  const position = `${place?.line ?? 1}${place && fault.column ? `:${place.column}` : ''}`;
  return `${relativePath(file)}:${position}: ${fault.found}. ${fault.fix}`;
}

function placeOf(node: Node | undefined, fault: Fault) {
  const start = node?.position?.start;
  return (
    start && {
      line: start.line + (fault.lineOffset ?? 0),
      column: start.column + (fault.column ?? 1) - 1,
    }
  );
}

function relativePath(file: VFile): string {
  const path = file.path ?? 'page';
  return path.startsWith(file.cwd) ? path.slice(file.cwd.length + 1) : path;
}
