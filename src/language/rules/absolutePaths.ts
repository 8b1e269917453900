import type {Expression} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {isCallOf, textOf} from './walk';

/** Requires absolute paths in calls to `file` and `folder`. */
export const absolutePaths: Rule = ({bodies}) =>
  bodies
    .flatMap(({callsOf}) => callsOf(['file', 'folder', 'new']))
    .flatMap((expression) => {
      const path = pathArgument(expression);
      const start = path && textOf(leftmost(path));
      return path && start !== undefined && start !== '' && !start.startsWith('/')
        ? [
            {
              at: path.at,
              found: `a relative path, "${start}"`,
              hint: `Start it with a filesystem, as in "/PACKAGE/${start}", or call .file() or .folder() on a folder`,
            },
          ]
        : [];
    });

/** Returns the path in `file(path)` and `4D.File.new(path)`. */
function pathArgument(expression: Expression & {kind: 'call'}): Expression | undefined {
  const {callee, args} = expression;
  const isNew =
    callee.kind === 'member' &&
    callee.member.name === 'new' &&
    callee.object.kind === 'member' &&
    callee.object.object.kind === 'builtInStore' &&
    ['File', 'Folder'].includes(callee.object.member.name);
  return isNew || isCallOf(expression, 'file', 'folder') ? args[0] : undefined;
}

/** Returns the first operand of `"a" + b + c`. */
function leftmost(expression: Expression): Expression {
  switch (expression.kind) {
    case 'operation':
      return leftmost(expression.left);
    case 'group':
      return leftmost(expression.expression);
    default:
      return expression;
  }
}
