import {instance} from '@viz-js/viz';
import type {Code} from 'mdast';
import {nodesOf} from '../content/nodes';
import type {Page} from '../content/page';
import {rememberLater} from '../content/rememberByText';
import {faultAt, type Fault} from './fault';

/** What Graphviz says of each diagram that it can't read, by its source; it draws equal ones once. */
const errors = new Map<string, string | undefined>();

/**
 * Graphviz can read every diagram of the page. Not a `Check`, since Graphviz loads asynchronously.
 *
 * good: `digraph { a -> b }`
 * bad:  `digraph { a -> }`
 */
export async function diagramFaults(page: Page): Promise<Fault[]> {
  return page.syntaxError || !page.source.includes('```dot') ? [] : faultsOf(page);
}

const faultsOf = rememberLater('diagrams', async (page): Promise<Fault[]> => {
  const diagrams = nodesOf(page.tree, 'code').filter(({lang}) => lang === 'dot');
  const faults = await Promise.all(diagrams.map(diagramFault));
  return faults.filter((fault) => fault !== undefined);
});

async function diagramFault(code: Code): Promise<Fault | undefined> {
  if (!errors.has(code.value)) {
    const {status, errors: found} = (await instance()).render(code.value);
    const text = found.map(({message}) => message).join('; ') || 'it is empty';
    errors.set(code.value, status === 'failure' ? text : undefined);
  }
  const error = errors.get(code.value);
  return error === undefined ? undefined : unreadableDiagram(code, error);
}

/** The fault of a diagram that Graphviz refuses. @param error what Graphviz says */
export function unreadableDiagram(code: Code, error: string): Fault {
  const line = Number(/\bline (\d+)/.exec(error)?.[1] ?? 1);
  return faultAt(code, {
    found: `Graphviz can't read the diagram: ${error}`,
    hint: 'Write it in the DOT language: digraph { a -> b }',
    lineOffset: line,
  });
}
