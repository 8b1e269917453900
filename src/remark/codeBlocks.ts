import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {metaValue} from '../content/nodes';
import {sampleLanguages} from '../content/sampleLanguages';
import {highlightCode} from '../language/highlight/highlightCode';
import {componentElement} from './nodes';
import {readHighlights} from './readHighlights';

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
 * Runs after all other transforms, which read the fences or replace them.
 */
const codeBlocks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (fence, index, parent) => {
    if (!parent || index === undefined) {
      return;
    }
    const language = (fence.lang ?? 'text').toLowerCase();
    const title = metaValue(fence, 'title') ?? sampleLanguages[language] ?? language;
    const {code, highlighted, sourceLines} = readHighlights(fence.value, fence.meta ?? '');
    const names = (fence.data?.names ?? []).map((name) => ({
      ...name,
      line: sourceLines.indexOf(name.line) + 1,
    }));
    parent.children[index] = componentElement('CodeSample', {
      language,
      title,
      html: highlightCode(code, language, {highlighted, names}),
    });
  });
};

export default codeBlocks;
