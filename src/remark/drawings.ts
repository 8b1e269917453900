import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {unreadableDiagram, loadGraphviz} from '../checks/drawings';
import {isCode, metaValue} from '../content/page/nodes';
import {drawScreen} from '../drawings/screens/drawScreen';
import {readScreen} from '../drawings/screens/readScreen';
import {failWith} from './checkPage';
import {componentElement} from './nodes';

/**
 * Draws Graphviz fences, and screens in the studio, the console, or an application from their parts.
 *
 * in:
 *     ```dot title="How a while loop runs" alt="The condition is tested first; …"
 *     digraph { test -> body [label="true"]; body -> test }
 *     ```
 *     ```screen title="The Model Editor" alt="The outline on the left, the workspace next to it."
 *     row
 *       panel 1: Outline
 *         - *Company
 *         - Employee
 *       canvas 2
 *         box: *Company
 *     ```
 * out: `<Diagram title="…" alt="…" svg="<svg>…</svg>"/>`
 *      `<ScreenSketch title="…" alt="…" html="<div class=…>"/>`
 *
 * The drawings contain no colors, since the styles in `src/drawings` add the theme's.
 */
const drawings: Plugin<[], Root> = () => async (tree, file) => {
  for (const [index, node] of tree.children.entries()) {
    if (isCode(node) && (node.lang === 'dot' || node.lang === 'screen')) {
      const attributes = {title: metaValue(node, 'title'), alt: metaValue(node, 'alt')};
      tree.children[index] =
        node.lang === 'dot'
          ? componentElement('Diagram', {...attributes, svg: await drawDiagram(node, file)})
          : componentElement('ScreenSketch', {...attributes, html: drawScreen(readScreen(node))});
    }
  }
};

export default drawings;

async function drawDiagram({value, position}: Code, file: VFile): Promise<string> {
  try {
    return await drawSvg(value);
  } catch (error) {
    failWith([unreadableDiagram(position?.start.line ?? 1, (error as Error).message)], file);
    return '';
  }
}

/**
 * Labels are measured in Arial at these sizes and drawn smaller, in the page's font. That way, every
 * system's font fits in the boxes.
 */
const measuredSizes = {node: 15, edge: 14};
const drawnSize = 13;

/** Returns the graph as SVG without the prolog, comments, titles, ids, and colors. */
export async function drawSvg(source: string): Promise<string> {
  const graphviz = await loadGraphviz();
  const svg = graphviz.renderString(withPaddedLabels(withMainPathDots(source)), {
    format: 'svg',
    graphAttributes: {
      bgcolor: 'transparent',
      fontname: 'Arial',
      fontsize: measuredSizes.node,
      pad: 0.1,
    },
    nodeAttributes: {
      shape: 'box',
      style: 'rounded,filled',
      fontname: 'Arial',
      fontsize: measuredSizes.node,
      height: 0.4,
      margin: '0.12,0.06',
    },
    edgeAttributes: {fontname: 'Arial', fontsize: measuredSizes.edge, arrowsize: 0.7},
  });
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\s*|<title>[\s\S]*?<\/title>\s*|&#(?:160);|\u00a0/g, '')
    .replace(/ (?:id|fill|stroke|font-family)="[^"]*"/g, '')
    .replace(/ font-size="[^"]*"/g, ` font-size="${drawnSize}"`)
    .replace(/(<svg[^>]*?) width="(\d+)pt" height="(\d+)pt"/, '$1 width="$2" height="$3"');
}

/** Adds the dot from the site's logo to the start of each arrow on the main path. */
function withMainPathDots(source: string): string {
  return source.replace(/class=main/g, 'class=main dir=both arrowtail=dot');
}

/** Pads edge labels with a space at each end, since Graphviz places labels side by side without a gap. */
function withPaddedLabels(source: string): string {
  return source.replace(
    /(->[^\n[]*\[[^\]\n]*label=")([^"]*)/g,
    (_, before: string, label: string) =>
      before +
      label
        .split('\\n')
        .map((line) => `\u00a0${line}\u00a0`)
        .join('\\n'),
  );
}
