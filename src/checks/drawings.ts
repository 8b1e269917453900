import type {Code, Root} from 'mdast';
import {metaValue, nodesOf} from '../content/nodes';
import {isShown} from '../drawings/styled/isShown';
import {problemAt, type Problem} from './problem';
import type {TextCheck} from './checkByText';

/** Requires drawings to have alternative text, and diagrams to leave colors and fonts to the theme. */
export const drawings: TextCheck = ({tree}) => [...altProblems(tree), ...colorProblems(tree)];

const examples: Record<string, string> = {
  dot: 'Write ```dot title="…" alt="what the diagram says, in words"',
  css: 'Write ```css shown="…" alt="what the CSS does to the component, in words"',
  screen: 'Write ```screen title="…" alt="the areas of the screen and what each one shows"',
};

function altProblems(tree: Root): Problem[] {
  const problems: Problem[] = [];
  for (const code of nodesOf(tree, 'code')) {
    const example = examples[code.lang ?? ''];
    if (example && isDrawn(code) && !metaValue(code, 'alt')) {
      problems.push(problemAt(code, {found: 'a drawing has no alternative text', hint: example}));
    }
  }
  return problems;
}

function colorProblems(tree: Root): Problem[] {
  return nodesOf(tree, 'code')
    .filter(({lang}) => lang === 'dot')
    .flatMap((code) =>
      code.value.split('\n').flatMap((text, index) => {
        const [, name] =
          /\b(bgcolor|color|fillcolor|fontcolor|fontname|fontsize)\s*=/.exec(text) ?? [];
        return name
          ? [
              problemAt(code, {
                found: `the diagram sets "${name}"`,
                hint: 'Delete it: the theme sets colors and fonts; [class=main] marks the common path',
                lineOffset: index + 1,
              }),
            ]
          : [];
      }),
    );
}

function isDrawn(code: Code): boolean {
  return code.lang !== 'css' || isShown(code);
}
