import type {Code} from 'mdast';
import {instance, type Viz} from '@viz-js/viz';
import {memoizeBy} from '../content/cache/memoize';
import {cacheByText} from '../content/cache/pageCache';
import {metaValue, nodesOf} from '../content/page/nodes';
import type {Page} from '../content/page/page';
import {problemAt, type NestedProblems, type TextCheck, type Problem} from './problem';

/** Requires drawings to have alternative text, and diagrams to leave colors and fonts to the theme. */
export const drawings: TextCheck = ({tree}) => {
  const codes = nodesOf(tree, 'code');
  return [codes.map(altProblem), codes.filter(({lang}) => lang === 'dot').map(colorProblems)];
};

const examples: Record<string, string> = {
  dot: 'Write ```dot title="…" alt="what the diagram says, in words"',
  screen: 'Write ```screen title="…" alt="the areas of the screen and what each one shows"',
};

function altProblem(code: Code): NestedProblems {
  const hint = examples[code.lang ?? ''];
  return (
    hint &&
    !metaValue(code, 'alt') &&
    problemAt(code, {found: 'a drawing has no alternative text', hint})
  );
}

function colorProblems(code: Code): NestedProblems {
  return code.value.split('\n').map((text, index) => {
    const [, name] = /\b(bgcolor|color|fillcolor|fontcolor|fontname|fontsize)\s*=/.exec(text) ?? [];
    return (
      name &&
      problemAt(code, {
        found: `the diagram sets "${name}"`,
        hint: 'Delete it: the theme sets colors and fonts; [class=main] marks the common path',
        lineOffset: index + 1,
      })
    );
  });
}

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
  const problems = diagramsOf(page).map(async ({source, line}) => {
    const error = await errorOf(source);
    return error === undefined ? [] : unreadableDiagram(line, error);
  });
  return (await Promise.all(problems)).flat();
}

const diagramsOf = cacheByText('diagrams', (page): Diagram[] =>
  !page.source.includes('```dot') || page.syntaxError
    ? []
    : nodesOf(page.tree, 'code')
        .filter(({lang}) => lang === 'dot')
        .map(({value, position}) => ({source: value, line: position?.start.line ?? 1})),
);

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

let loading: Promise<Viz> | undefined;

/** Loads Graphviz, only once per process, because that takes a while. */
export function loadGraphviz(): Promise<Viz> {
  return (loading ??= instance());
}
