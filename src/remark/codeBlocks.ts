import type {Nodes, Root} from 'mdast';
import type {Precedence} from 'qodlyscript';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeValue, isJsxElement, metaValue} from '../content/nodes';
import {sampleLanguages} from '../content/sampleLanguages';
import {highlightCode} from '../highlight/highlightCode';
import {componentElement} from './nodes';
import {readHighlights} from './readHighlights';

declare module 'mdast' {
  interface CodeData {
    /** Set if the browser can run the sample: how its version groups operators. */
    run?: Precedence;
    /** Name of the method or class that the sample defines for the page's other samples. */
    definition?: string;
  }
}

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
    const {code, highlighted, sourceLines} = readHighlights(fence.value, fence.meta ?? '');
    const {names: linked = [], run, definition} = fence.data ?? {};
    const names = linked.map((name) => ({
      ...name,
      line: sourceLines.indexOf(name.line) + 1,
    }));
    parent.children[index] = componentElement('CodeSample', {
      language,
      title,
      html: highlightCode(code, language, {highlighted, names}),
      run,
      definition,
    });
  });
};

export default codeBlocks;

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
