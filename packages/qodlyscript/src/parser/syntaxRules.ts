import {lookUp} from '../lookUp';
import type {Expression, Position, Statement} from './syntax';
import {keywords} from '../words';

/** Reports a problem: its position, what was found, and the fix. */
export type Report = (at: Position, found: string, hint: string) => void;

/** Checks rules for statements that the grammar doesn't express. */
export function checkStatementSyntax(statement: Statement, report: Report): void {
  switch (statement.kind) {
    case 'var':
      if (statement.value && statement.names.length > 1) {
        report(
          statement.at,
          'a value in a declaration of more than one variable',
          'Write a separate "var" line for each variable, or assign the values below',
        );
      }
      break;
    case 'expression':
      checkEffect(statement.expression, report);
      break;
    case 'for':
      checkLoop(statement, 3, '"for (counter, start, end, increment)"', report);
      break;
    case 'forEach':
      checkLoop(statement, 2, '"forEach (item, source, begin, end)"', report);
  }
}

/** Checks that the left-hand side of an assignment is assignable. */
export function checkTarget({kind, at}: Expression, operator: string, report: Report): void {
  if (!['name', 'member', 'element', 'character', 'byte', 'argument'].includes(kind)) {
    report(
      at,
      `found "${operator}" after an expression that cannot be assigned to`,
      'Assign to a variable, a property, or an element; write "==" for equality',
    );
  } else if (operator !== '=' && (kind === 'character' || kind === 'byte')) {
    const part = kind === 'byte' ? 'byte of a blob' : 'character of a string';
    report(at, `"${operator}" on a ${part}`, 'Write it out with "="');
  }
}

/** Checks that no argument is an assignment, except in `formula`. */
export function checkArguments(callee: Expression, args: Expression[], report: Report): void {
  if (!(callee.kind === 'name' && callee.name === 'formula')) {
    checkValues(args, report);
  }
}

function checkValues(args: Expression[], report: Report): void {
  for (const {at} of args.filter(({kind}) => kind === 'assignment')) {
    report(
      at,
      'found an assignment, expected a value',
      'Write "==" for equality; assign in a separate statement first',
    );
  }
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

const keywordsByLowercase = new Map<string, string>(
  keywords.map((word) => [word.toLowerCase(), word]),
);

/** Checks that an expression does something, and isn't a keyword in the wrong case, such as `If (…)`. */
function checkEffect(expression: Expression, report: Report): void {
  if (!['assignment', 'call', 'name', 'try'].includes(expression.kind)) {
    report(
      expression.at,
      'found a value, expected a statement: the value has no effect',
      'Assign it, or call it with parentheses',
    );
    return;
  }
  const called = expression.kind === 'call' ? expression.callee : expression;
  if (called.kind !== 'name') {
    return;
  }
  const {name, at} = called;
  const lower = name.toLowerCase();
  const keyword = keywordsByLowercase.get(lower);
  const foreignHint =
    expression.kind === 'call' || /^(?:except|rescue)$/.test(lower)
      ? lookUp(foreignKeywords, lower)
      : undefined;
  if (foreignHint !== undefined) {
    report(at, `found "${name}", which is not a keyword`, foreignHint);
  } else if (keyword) {
    report(at, `found "${name}", expected "${keyword}"`, 'Keywords are case-sensitive');
  }
}

const mostLoopArguments = 4;

function checkLoop(
  {args, at}: Statement & {kind: 'for' | 'forEach'},
  fewest: number,
  form: string,
  report: Report,
): void {
  if (args.length >= fewest && args.length <= mostLoopArguments) {
    checkValues(args, report);
    return;
  }
  const count = `${args.length} argument${args.length === 1 ? '' : 's'}`;
  report(at, `found ${count}, expected ${fewest} to ${mostLoopArguments}`, `Write ${form}`);
}
