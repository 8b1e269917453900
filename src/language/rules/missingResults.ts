import type {LanguageFacts} from '../checks/facts';
import {memoize} from '../memoize';
import {statementsIn} from '../parser/children';
import type {SourceProblem} from '../parser/problems';
import type {Expression, Header, Statement} from '../parser/syntax';
import {ownFunction} from './argumentTypes';
import type {Body, Rule, RuleInput} from './ruleInput';
import {formsOfMember} from '../inference/members';
import {isCallOf} from './walk';

/** Disallows using a call as a value if it returns nothing. */
export const missingResults: Rule = (input) =>
  input.bodies.flatMap((body) => {
    const check = (expression: Expression) => checkValue(expression, body, input);
    const found = [...body.ofKind('call').flatMap(check), ...body.ofKind('name').flatMap(check)];
    const unused = found.length === 0 ? undefined : unusedValues(body);
    return found.flatMap(({expression, problem}) => (unused?.has(expression) ? [] : problem));
  });

/** Finds expressions whose value isn't used: statements, formulas, callees, and assignment targets. */
function unusedValues({expressionStatements, callees, ofKind}: Body): Set<Expression> {
  const formulas = ofKind('call').filter((call) => isCallOf(call, 'formula'));
  const standalone = [...expressionStatements, ...formulas.flatMap(({args}) => args)];
  return new Set([
    ...standalone,
    ...standalone.flatMap(triedExpression),
    ...callees,
    ...ofKind('assignment').map(({target}) => target),
  ]);
}

function triedExpression(expression: Expression): Expression[] {
  return expression.kind === 'try' ? [expression.expression] : [];
}

function checkValue(
  expression: Expression,
  body: Body,
  input: RuleInput,
): {expression: Expression; problem: SourceProblem}[] {
  const name = nameWithoutResult(expression, body, input);
  return name === undefined
    ? []
    : [
        {
          expression,
          problem: {
            at: expression.at,
            found: `"${name}" returns no value`,
            hint: 'Call it as a separate statement',
            ...(input.facts.commands.has(name) && {about: name}),
          },
        },
      ];
}

/** Returns the name of the called command, member, or project function if it returns no value. */
function nameWithoutResult(
  expression: Expression,
  body: Body,
  input: RuleInput,
): string | undefined {
  const {facts} = input;
  if (expression.kind === 'name') {
    return commandsWithoutResult(facts).has(expression.name) && !body.declaredType(expression.name)
      ? expression.name
      : undefined;
  }
  if (expression.kind !== 'call') {
    return undefined;
  }
  const {callee} = expression;
  if (callee.kind === 'name') {
    const method = input.project.methods.get(callee.name.toLowerCase());
    return method && isWithoutResult(method) ? callee.name : nameWithoutResult(callee, body, input);
  }
  if (callee.kind !== 'member') {
    return undefined;
  }
  const {object, member} = callee;
  const projectFunction = ownFunction(callee, body, input);
  if (projectFunction) {
    return isWithoutResult(projectFunction.header) && !returnsValue(projectFunction.body)
      ? member.name
      : undefined;
  }
  const type = body.typeOf(object);
  const forms = formsOfMember(facts, type, member.name);
  return forms?.length && forms.every(({result}) => isVoid(result)) ? member.name : undefined;
}

const commandsWithoutResult = memoize(
  ({commands}: LanguageFacts) =>
    new Set(
      [...commands].flatMap(([name, forms]) =>
        forms.length > 0 && forms.every(({result}) => isVoid(result)) ? [name] : [],
      ),
    ),
);

function isVoid(result: string): boolean {
  return result === '' || result === 'void';
}

function isWithoutResult({result}: Header): boolean {
  return result === undefined;
}

/** Returns true if there's a `return`, which may return a value even without a declared result. */
function returnsValue(statements: readonly Statement[]): boolean {
  return statements.flatMap(statementsIn).some(({kind}) => kind === 'return');
}
