import {closest} from 'fastest-levenshtein';
import type {Code} from 'mdast';
import {metaValue, nodesOf} from '../content/nodes';
import {drawStyled} from '../drawings/styled/drawStyled';
import {hasDrawing} from '../drawings/styled/hasDrawing';
import {styledDrawings as drawings} from '../drawings/styled/readDrawing';
import {problemAt, problemIf, type NestedProblems, type TextCheck} from './problem';

/**
 * Requires a CSS sample with a drawing to style a drawable component, with only rules that can be drawn.
 *
 * good: ```css shown="radio" alt="…" with `self .fd-radio__item { color: green; }`
 * bad:  `shown="radios"`; `self .fd-radio { … }`, which matches no part; `colour: green`
 */
export const styledDrawings: TextCheck = ({tree}) =>
  nodesOf(tree, 'code')
    .filter(({lang}) => lang === 'css')
    .map((code) => (hasDrawing(code) ? problemsOf(code) : forgottenName(code)));

function problemsOf(code: Code): NestedProblems {
  const name = metaValue(code, 'shown') ?? '';
  return drawings.includes(name)
    ? drawStyled(code.value, name).findings.map(({line, ...finding}) =>
        problemAt(code, {...finding, lineOffset: line}),
      )
    : problemAt(code, {
        found: `there is no drawing "${name}" to show the CSS on`,
        hint: `Did you mean "${closest(name, drawings)}"?`,
      });
}

function forgottenName(code: Code): NestedProblems {
  return problemIf(metaValue(code, 'alt') !== undefined, code, {
    found: 'a CSS sample has alternative text for a drawing, but no drawing',
    hint: 'Write ```css shown="radio" alt="…", with the name of the component',
  });
}
