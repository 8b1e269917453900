import type {SourceProblem} from './problems';
import type {Expression, Position, Statement} from './syntax';
import {keywords} from './tokens';

/** Checks rules for statements that the grammar doesn't express. */
export function checkStatementSyntax(statement: Statement): SourceProblem[] {
  switch (statement.kind) {
    case 'var':
      return statement.value && statement.names.length > 1
        ? [
            problem(
              statement.at,
              'a value in a declaration of more than one variable',
              'Write a separate "var" line for each variable, or assign the values below',
            ),
          ]
        : [];
    case 'expression':
      return hasEffect(statement.expression)
        ? keywordProblems(statement.expression)
        : [
            problem(
              statement.at,
              'found a value, expected a statement: the value has no effect',
              'Assign it, or call it with parentheses',
            ),
          ];
    case 'for':
      return loopProblems(
        statement.args,
        3,
        4,
        '"for (counter, start, end, increment)"',
        statement,
      );
    case 'forEach':
      return loopProblems(statement.args, 2, 4, '"forEach (item, source, begin, end)"', statement);
    default:
      return [];
  }
}

/** Checks that the left-hand side of an assignment is assignable. */
export function checkTarget(target: Expression, operator: string): SourceProblem[] {
  const isAssignable = ['name', 'member', 'element', 'character', 'byte', 'argument'].includes(
    target.kind,
  );
  if (!isAssignable) {
    return [
      problem(
        target.at,
        `found "${operator}" after an expression that cannot be assigned to`,
        'Assign to a variable, a property, or an element; write "==" for equality',
      ),
    ];
  }
  return operator !== '=' && (target.kind === 'character' || target.kind === 'byte')
    ? [
        problem(
          target.at,
          `"${operator}" on a ${target.kind === 'byte' ? 'byte of a blob' : 'character of a string'}`,
          'Write it out with "="',
        ),
      ]
    : [];
}

/** Checks that no argument is an assignment, except in `formula`. */
export function checkArguments(callee: Expression, args: Expression[]): SourceProblem[] {
  return callee.kind === 'name' && callee.name === 'formula' ? [] : assignmentProblems(args);
}

function assignmentProblems(args: Expression[]): SourceProblem[] {
  return args
    .filter(({kind}) => kind === 'assignment')
    .map(({at}) =>
      problem(
        at,
        'found an assignment, expected a value',
        'Write "==" for equality; assign in a separate statement first',
      ),
    );
}

/** Block keywords in other languages, in lowercase, with hints about their replacements. */
const foreignKeywords: Record<string, string> = {
  elif: 'Put a separate "if" below "else", or use "switch"',
  elseif: 'Put a separate "if" below "else", or use "switch"',
  except: 'Write "catch" alone on its line, and read the error with "lastErrors"',
  rescue: 'Write "catch" alone on its line, and read the error with "lastErrors"',
  elsif: 'Put a separate "if" below "else", or use "switch"',
  unless: 'Write "if (not(…))"',
  loop: 'Write "while (…)" or "repeat"',
};

const keywordsByLowercase = new Map(
  Object.keys(keywords).map((word) => [word.toLowerCase(), word]),
);

/** Finds keywords in the wrong case, such as `If (…)`; methods can't have such names. */
function keywordProblems(expression: Expression): SourceProblem[] {
  const called = expression.kind === 'call' ? expression.callee : expression;
  if (called.kind !== 'name') {
    return [];
  }
  const lower = called.name.toLowerCase();
  const keyword = keywordsByLowercase.get(lower);
  const foreignHint =
    expression.kind === 'call' || /^(?:except|rescue)$/.test(lower)
      ? foreignKeywords[lower]
      : undefined;
  if (foreignHint !== undefined) {
    return [problem(called.at, `found "${called.name}", which is not a keyword`, foreignHint)];
  }
  return keyword
    ? [
        problem(
          called.at,
          `found "${called.name}", expected "${keyword}"`,
          'Keywords are case-sensitive',
        ),
      ]
    : [];
}

function hasEffect(expression: Expression): boolean {
  return ['assignment', 'call', 'name', 'try'].includes(expression.kind);
}

function loopProblems(
  args: Expression[],
  fewest: number,
  most: number,
  form: string,
  {at}: Statement,
): SourceProblem[] {
  return args.length >= fewest && args.length <= most
    ? assignmentProblems(args)
    : [
        problem(
          at,
          `found ${args.length} argument${args.length === 1 ? '' : 's'}, expected ${fewest} to ${most}`,
          `Write ${form}`,
        ),
      ];
}

function problem(at: Position, found: string, hint: string): SourceProblem {
  return {at, found, hint};
}
