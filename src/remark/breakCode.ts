import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {breakable} from './breakable';

/**
 * Marks where inline code may wrap: between the parts of a path or name if the code is long, nowhere if
 * it's short.
 *
 * in:  `GET /rest/Employee?$filter="salary>1"`
 * out: <code class="long">GET /rest/<wbr>Employee<wbr>?$filter="salary>1"</code>
 */
const breakCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'inlineCode', (node) => {
    const parts = breakable(node.value);
    if (parts) {
      node.data = {
        ...node.data,
        hProperties: {...node.data?.hProperties, className: ['long']},
        hChildren: parts.flatMap((value, index) => [
          ...(index > 0
            ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}]
            : []),
          {type: 'text' as const, value},
        ]),
      };
    }
  });
};

export default breakCode;
