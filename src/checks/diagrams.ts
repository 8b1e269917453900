import {memoizeBy} from '../content/cache/memoize';
import {nodesOf} from '../content/page/nodes';
import type {Page} from '../content/page/page';
import {cacheByText} from '../content/cache/pageCache';
import {loadGraphviz} from '../drawings/diagrams/graphviz';
import type {Problem} from './problem';

interface Diagram {
  source: string;
  /** One-based line of the fence. */
  line: number;
}

/**
 * Requires diagrams that Graphviz can parse. Not a `Check`, since Graphviz loads asynchronously.
 *
 * good: `digraph { a -> b }`
 * bad:  `digraph { a -> }`
 */
export async function diagramProblems(page: Page): Promise<Problem[]> {
  return diagramsOf(page).length > 0 ? problemsOf(page) : [];
}

const diagramsOf = cacheByText('diagrams', (page): Diagram[] =>
  !page.source.includes('```dot') || page.syntaxError
    ? []
    : nodesOf(page.tree, 'code')
        .filter(({lang}) => lang === 'dot')
        .map(({value, position}) => ({source: value, line: position?.start.line ?? 1})),
);

async function problemsOf(page: Page): Promise<Problem[]> {
  const problems = diagramsOf(page).map(async ({source, line}) => {
    const error = await errorOf(source);
    return error === undefined ? [] : unreadableDiagram(line, error);
  });
  return (await Promise.all(problems)).flat();
}

/** Returns Graphviz's message for a diagram that it can't parse. */
const errorOf = memoizeBy(String, async (source: string): Promise<string | undefined> => {
  const {status, errors} = (await loadGraphviz()).render(source);
  const text = errors.map(({message}) => message).join('; ') || 'it is empty';
  return status === 'failure' ? text : undefined;
});

/** Describes a diagram that Graphviz rejects. @param line the fence's line @param error Graphviz's message */
export function unreadableDiagram(line: number, error: string): Problem {
  return {
    line: line + Number(/\bline (\d+)/.exec(error)?.[1] ?? 1),
    found: `Graphviz can't read the diagram: ${error}`,
    hint: 'Write it in the DOT language: digraph { a -> b }',
  };
}
