import type {Code} from 'mdast';
import {metaValue, nodesOf} from '../content/page/nodes';
import {problemAt, type NestedProblems, type TextCheck} from './problem';

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
