import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

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

/** Only longer code may break. */
const maxUnbroken = 20;

/**
 * Breaks after separators such as a slash or a comma, and before a parameter or a member, but not in
 * `//` or next to spaces.
 */
const separators = /(?<=[^\s/][/,;=|])(?=[^\s/])|(?<=\S)(?=[?&][$\w])|(?<=[\w)\]}>])(?=\.[a-z])/i;

/** Breaks within a long name, but not after a single letter: `kStatus` `Stamp` `Has` `Changed`. */
const camelCaseBoundary = /(?<=\w[a-z\d_])(?=[A-Z])/;

/** Splits long code at possible breaks; returns undefined for short code. */
function breakable(code: string): string[] | undefined {
  return code.length > maxUnbroken
    ? code
        .split(separators)
        .flatMap((part) =>
          longestWord(part) > maxUnbroken ? part.split(camelCaseBoundary) : [part],
        )
    : undefined;
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s/).map(({length}) => length));
}
