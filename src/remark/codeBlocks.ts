import type {Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeValue, isJsxElement, metaValue} from '../content/page/nodes';
import {sampleLanguages} from '../content/samples/sampleCode';
import {highlightCode} from '../highlight/highlightCode';
import {componentElement} from './nodes';

/**
 * Highlights the samples at build time, so browsers don't need a highlighter.
 *
 * in:
 *     ```qs title="Employee" {2}
 *     var employee : cs.EmployeeEntity
 *     employee.save()
 *     ```
 * out: `<CodeSample language="qs" title="Employee" html="<span class=…>var</span> employee…"/>`
 *
 * JSON directly after a request has the title "Response".
 *
 * Runs after all other transforms, which read the fences or replace them.
 */
const codeBlocks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (fence, index, parent) => {
    if (!parent || index === undefined) {
      return;
    }
    const language = (fence.lang ?? 'text').toLowerCase();
    const title =
      metaValue(fence, 'title') ??
      (language === 'json' && followsRequest(parent.children, index)
        ? 'Response'
        : (sampleLanguages[language] ?? language));
    const highlighted = highlightedLines(fence.meta ?? '');
    const {names, run, definition} = fence.data ?? {};
    parent.children[index] = componentElement('CodeSample', {
      language,
      title,
      html: highlightCode(fence.value, language, {highlighted, names}),
      run,
      definition,
    });
  });
};

export default codeBlocks;

/** Returns the one-based numbers of the lines in `{1,3-5}`, as Docusaurus writes them. */
function highlightedLines(meta: string): Set<number> {
  const ranges = /\{([\d,-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({length: last - first + 1}, (_, index) => first + index);
    }),
  );
}

/** Returns whether a sample directly follows a request, or tabs with the request as HTTP. */
function followsRequest(siblings: readonly Nodes[], index: number): boolean {
  const before = siblings[index - 1];
  let isRequest = false;
  if (before && isJsxElement(before)) {
    // Samples before this one have been replaced.
    visit(before, (node: Nodes) => {
      isRequest ||= isJsxElement(node) && attributeValue(node, 'language') === 'http';
    });
  }
  return isRequest;
}
