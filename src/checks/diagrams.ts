import {memoizeBy} from '../content/memoize';
import {nodesOf} from '../content/nodes';
import type {Page} from '../content/page';
import {cacheByText, cacheAsync} from '../content/pageCache';
import {loadGraphviz} from '../drawings/diagrams/graphviz';
import type {Fault} from './fault';

interface Diagram {
  source: string;
  /** Line of the fence, from 1. */
  line: number;
}

/**
 * Graphviz can read every diagram of the page. Not a `Check`, since Graphviz loads asynchronously.
 *
 * good: `digraph { a -> b }`
 * bad:  `digraph { a -> }`
 */
export async function diagramFaults(page: Page): Promise<Fault[]> {
  return diagramsOf(page).length > 0 ? faultsOf(page) : [];
}

const diagramsOf = cacheByText('diagrams', (page): Diagram[] =>
  !page.source.includes('```dot') || page.syntaxError
    ? []
    : nodesOf(page.tree, 'code')
        .filter(({lang}) => lang === 'dot')
        .map(({value, position}) => ({source: value, line: position?.start.line ?? 1})),
);

const faultsOf = cacheAsync('diagramFaults', async (page): Promise<Fault[]> => {
  const faults = await Promise.all(diagramsOf(page).map(diagramFault));
  return faults.filter((fault) => fault !== undefined);
});

async function diagramFault({source, line}: Diagram): Promise<Fault | undefined> {
  const error = await errorOf(source);
  return error === undefined ? undefined : unreadableDiagram(line, error);
}

/** Returns Graphviz's message for a diagram that it can't parse. */
const errorOf = memoizeBy(String, async (source: string): Promise<string | undefined> => {
  const {status, errors} = (await loadGraphviz()).render(source);
  const text = errors.map(({message}) => message).join('; ') || 'it is empty';
  return status === 'failure' ? text : undefined;
});

/** Returns the fault for a diagram that Graphviz rejects. @param line of the fence @param error Graphviz's message */
export function unreadableDiagram(line: number, error: string): Fault {
  return {
    line: line + Number(/\bline (\d+)/.exec(error)?.[1] ?? 1),
    found: `Graphviz can't read the diagram: ${error}`,
    hint: 'Write it in the DOT language: digraph { a -> b }',
  };
}
