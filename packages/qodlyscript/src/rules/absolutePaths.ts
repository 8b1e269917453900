import {builtInClassIn} from '../inference/members';
import type {Expression} from '../parser/syntax';
import {eachExpression, type Call} from './ruleInput';
import {isCallOf, textOf} from './walk';

/** Requires absolute paths in calls to `file` and `folder`. */
export const absolutePaths = eachExpression('call', (call, _, report) => {
  const path = pathArgument(call);
  const start = path && textOf(leftmost(path));
  if (path && start && !start.startsWith('/')) {
    report(
      path,
      `a relative path, "${start}"`,
      `Start it with a filesystem, as in "/PACKAGE/${start}", or call .file() or .folder() on a folder`,
    );
  }
});

/** Returns the path in `file(path)` and `4D.File.new(path)`. */
function pathArgument(call: Call): Expression | undefined {
  const {callee, args} = call;
  const isNew =
    callee.kind === 'member' &&
    callee.member.name === 'new' &&
    ['4D.File', '4D.Folder'].includes(builtInClassIn(callee.object) ?? '');
  return isNew || isCallOf(call, 'file', 'folder') ? args[0] : undefined;
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
