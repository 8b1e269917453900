import type {SourceFault} from './faults';
import type {Expression, Position, Statement} from './syntax';
import {keywords} from './tokens';

/** Rules that a statement breaks although its words stand in the right order. */
export function checkStatement(statement: Statement): SourceFault[] {
  switch (statement.kind) {
    case 'var':
      return statement.value && statement.names.length > 1
        ? [
            fault(
              statement.at,
              'a value in the declaration of several variables',
              'Give each variable a "var" line of its own, or assign the values below',
            ),
          ]
        : [];
    case 'expression':
      return doesSomething(statement.expression)
        ? keywordFaults(statement.expression)
        : [
            fault(
              statement.at,
              'found a value, expected a statement: nothing is done with it',
              'Assign it, or call it with parentheses',
            ),
          ];
    case 'for':
      return loopFaults(statement.args, 3, 4, '"for (counter, start, end, increment)"', statement);
    case 'forEach':
      return loopFaults(statement.args, 2, 4, '"forEach (item, source, begin, end)"', statement);
    default:
      return [];
  }
}

/** What stands at the left of `=` must be able to take a value. */
export function checkTarget(target: Expression, operator: string): SourceFault[] {
  const isAssignable = ['name', 'member', 'element', 'character', 'byte', 'argument'].includes(
    target.kind,
  );
  if (!isAssignable) {
    return [
      fault(
        target.at,
        `found "${operator}" behind something that takes no value`,
        'Assign to a variable, a property or an element; equality is "=="',
      ),
    ];
  }
  return operator !== '=' && (target.kind === 'character' || target.kind === 'byte')
    ? [
        fault(
          target.at,
          `"${operator}" on a ${target.kind === 'byte' ? 'byte of a blob' : 'character of a text'}`,
          'Write it out with "="',
        ),
      ]
    : [];
}

/** Only a formula may assign in its argument. */
export function checkArguments(callee: Expression, args: Expression[]): SourceFault[] {
  return callee.kind === 'name' && callee.name === 'formula' ? [] : assignmentFaults(args);
}

function assignmentFaults(args: Expression[]): SourceFault[] {
  return args
    .filter(({kind}) => kind === 'assignment')
    .map(({at}) =>
      fault(at, 'found an assignment, expected a value', 'Equality is "=="; assign before'),
    );
}

/** `If (…)`, `End`: a method of the project cannot have such a name. */
function keywordFaults(expression: Expression): SourceFault[] {
  const called = expression.kind === 'call' ? expression.callee : expression;
  const keyword =
    called.kind === 'name' &&
    Object.keys(keywords).find((word) => word.toLowerCase() === called.name.toLowerCase());
  return keyword
    ? [fault(called.at, `found "${called.name}", expected "${keyword}"`, 'Write keywords as here')]
    : [];
}

function doesSomething(expression: Expression): boolean {
  return ['assignment', 'call', 'name', 'try'].includes(expression.kind);
}

function loopFaults(
  args: Expression[],
  fewest: number,
  most: number,
  form: string,
  {at}: Statement,
): SourceFault[] {
  return args.length >= fewest && args.length <= most
    ? assignmentFaults(args)
    : [fault(at, `found ${args.length} arguments, expected ${fewest} to ${most}`, `Write ${form}`)];
}

function fault(at: Position, found: string, fix: string): SourceFault {
  return {at, found, fix};
}
