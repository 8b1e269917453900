import {statementsIn} from '../parser/children';
import type {SourceFault} from '../parser/faults';
import type {Expression, Header, Statement} from '../parser/syntax';
import {ownFunction} from './argumentTypes';
import type {Body, Rule, RuleInput} from './ruleInput';
import {formsOfMember} from '../inference/inferTypes';
import {isCallOf} from './walk';

/** A function without a result isn't used as a value. */
export const missingResults: Rule = (input) =>
  input.bodies.flatMap((body) => {
    const unused = unusedValues(body);
    return [...body.ofKind('call'), ...body.ofKind('name')]
      .filter((expression) => !unused.has(expression))
      .flatMap((expression) => checkValue(expression, body, input));
  });

/** Finds expressions that are only run, such as a statement or a formula, and those called or assigned. */
function unusedValues({runs, callees, ofKind}: Body): Set<Expression> {
  const formulas = ofKind('call').filter((call) => isCallOf(call, 'formula'));
  const run = [...runs, ...formulas.flatMap(({args}) => args)];
  return new Set([
    ...run,
    ...run.flatMap(valueTried),
    ...callees,
    ...ofKind('assignment').map(({target}) => target),
  ]);
}

function valueTried(expression: Expression): Expression[] {
  return expression.kind === 'try' ? [expression.expression] : [];
}

function checkValue(expression: Expression, body: Body, input: RuleInput): SourceFault[] {
  const name = nameWithoutResult(expression, body, input);
  return name === undefined
    ? []
    : [
        {
          at: expression.at,
          found: `"${name}" returns no value`,
          hint: 'Call it in a separate statement',
          ...(input.facts.commands.has(name) && {about: name}),
        },
      ];
}

/** Returns the name of a called command, member, or own function without a result. */
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

/** Returns true for `return x`, which returns a value even without a declared result. */
function returnsValue(statements: readonly Statement[]): boolean {
  return statements.flatMap(statementsIn).some(({kind}) => kind === 'return');
}
