import {childrenOf, expressionsOf} from '../parser/children';
import type {SourceFault} from '../parser/faults';
import type {Expression, Header, Statement} from '../parser/syntax';
import {ownFunction} from './argumentTypes';
import type {Body, Rule, RuleInput} from './ruleInput';
import {formsOfMember} from '../inference/inferTypes';

/** What gives no value isn't used as one. */
export const missingResults: Rule = (input) =>
  input.bodies.flatMap((body) =>
    body.all.flatMap((statement) =>
      usedAsValues(statement).flatMap((expression) => checkValue(expression, body, input)),
    ),
  );

/** The expressions in a statement whose values are used. */
function usedAsValues(statement: Statement): Expression[] {
  const used = expressionsOf(statement).flatMap((expression) =>
    statement.kind === 'expression' && expression.kind !== 'assignment'
      ? // The statement itself, `try(…)` of it, and a formula only run it.
        insideOf(expression)
      : valuesIn(expression),
  );
  return used;
}

function valuesIn(expression: Expression): Expression[] {
  return [expression, ...insideOf(expression)];
}

function insideOf(expression: Expression): Expression[] {
  if (expression.kind === 'try') {
    return insideOf(expression.expression);
  }
  if (expression.kind === 'assignment') {
    return [...insideOf(expression.target), ...valuesIn(expression.value)];
  }
  if (expression.kind === 'call') {
    const isFormula = expression.callee.kind === 'name' && expression.callee.name === 'formula';
    return [
      ...insideOf(expression.callee),
      ...expression.args.flatMap(isFormula ? insideOf : valuesIn),
    ];
  }
  return childrenOf(expression).flatMap(valuesIn);
}

function checkValue(expression: Expression, body: Body, input: RuleInput): SourceFault[] {
  const name = nameWithoutResult(expression, body, input);
  return name === undefined
    ? []
    : [
        {
          at: expression.at,
          found: `"${name}" gives no value`,
          hint: 'Call it in a statement of its own',
          ...(input.facts.commands.has(name) && {about: name}),
        },
      ];
}

/** The name of a called command, member or own function without a result. */
function nameWithoutResult(
  expression: Expression,
  body: Body,
  {facts, ...input}: RuleInput,
): string | undefined {
  if (expression.kind === 'name') {
    const forms = body.declaredType(expression.name)
      ? undefined
      : facts.commands.get(expression.name);
    return forms?.length && forms.every(({result}) => isVoid(result)) ? expression.name : undefined;
  }
  if (expression.kind !== 'call') {
    return undefined;
  }
  const {callee} = expression;
  if (callee.kind === 'name') {
    const own = input.project.methods.get(callee.name.toLowerCase());
    return own && isWithoutResult(own)
      ? callee.name
      : nameWithoutResult(callee, body, {facts, ...input});
  }
  if (callee.kind !== 'member') {
    return undefined;
  }
  const {object, member} = callee;
  const own = ownFunction(callee, body, {facts, ...input});
  if (own) {
    return isWithoutResult(own.header) && !returnsValue(own.body) ? member.name : undefined;
  }
  const type = body.typeOf(object);
  const forms = formsOfMember(facts, type, member.name);
  return forms?.length && forms.every(({result}) => isVoid(result)) ? member.name : undefined;
}

function isVoid(result: string): boolean {
  return result === '' || result === 'void';
}

function isWithoutResult({result}: Header): boolean {
  return result === undefined;
}

/** `return x` gives a value without a declared result, too. */
function returnsValue(statements: readonly Statement[]): boolean {
  return JSON.stringify(statements).includes('"kind":"return"');
}
