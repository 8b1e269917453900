import {instance} from '@viz-js/viz';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {fail} from './fail';
import {metaValue} from './fences';
import {componentElement, isCode} from './nodes';

/**
 * Draws Graphviz fences at build time.
 *
 * in:
 *     ```dot title="How a while loop runs" alt="The condition is tested first; …"
 *     digraph { test -> body [label="true"]; body -> test }
 *     ```
 * out: `<Diagram title="…" alt="…" svg="<svg>…</svg>"/>`
 *
 * The drawing has no colours of its own: src/components/Diagram gives it those of the theme.
 */
const diagrams: Plugin<[], Root> = () => async (tree, file) => {
  const fences: {index: number; title?: string; alt: string; source: string}[] = [];
  visit(tree, 'code', (code, index, parent) => {
    if (code.lang !== 'dot' || parent !== tree || index === undefined) {
      return;
    }
    const alt = metaValue(code.meta, 'alt');
    if (!alt) {
      fail(file, code, {
        found: 'a diagram has no text that says the same',
        fix: 'Write ```dot title="…" alt="what the diagram says, in words"',
      });
    }
    const title = metaValue(code.meta, 'title');
    fences.push({index, alt, source: code.value, ...(title && {title})});
  });
  for (const {index, title, alt, source} of fences) {
    const node = tree.children[index];
    try {
      tree.children[index] = componentElement('Diagram', {title, alt, svg: await drawSvg(source)});
    } catch (error) {
      fail(file, node, {
        found: `the diagram does not parse: ${(error as Error).message}`,
        fix: 'Write it in the DOT language: digraph { a -> b }',
        ...(isCode(node) && {lineOffset: 1}),
      });
    }
  }
};

export default diagrams;

/** The graph as SVG without prolog, comments, titles and colours. */
export async function drawSvg(source: string): Promise<string> {
  const viz = await instance();
  const svg = viz.renderString(source, {
    format: 'svg',
    graphAttributes: {bgcolor: 'transparent', fontname: 'Arial', fontsize: 13, pad: 0.1},
    nodeAttributes: {
      shape: 'box',
      style: 'rounded,filled',
      fontname: 'Arial',
      fontsize: 13,
      height: 0.4,
      margin: '0.16,0.08',
    },
    edgeAttributes: {fontname: 'Arial', fontsize: 12, arrowsize: 0.7},
  });
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\s*|<title>[\s\S]*?<\/title>\s*/g, '')
    .replace(/ (?:fill|stroke|font-family)="[^"]*"/g, '')
    .replace(/(<svg[^>]*?) width="(\d+)pt" height="(\d+)pt"/, '$1 width="$2" height="$3"');
}
