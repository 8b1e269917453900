import type {Overload} from '../facts';
import {overloadsOfMember} from '../inference/members';
import {statementsIn} from '../parser/children';
import type {Expression} from '../parser/syntax';
import {ownFunction} from './callees';
import type {Body, Rule} from './ruleInput';
import {isCallOf} from './walk';

/** Disallows using a call as a value if it returns nothing. */
export const missingResults: Rule = ({bodies}, report) => {
  for (const body of bodies) {
    const unused = unusedValues(body);
    for (const expression of [...body.ofKind('call'), ...body.ofKind('name')]) {
      const name = unused.has(expression) ? undefined : nameWithoutResult(expression, body);
      if (name !== undefined) {
        report(expression, `"${name}" returns no value`, 'Call it as a separate statement', {
          relatedName: body.facts.commands.has(name) ? name : undefined,
        });
      }
    }
  }
};

/** Finds expressions whose value isn't used: statements, formulas, callees, and assignment targets. */
function unusedValues({expressionStatements, callees, ofKind}: Body): Set<Expression> {
  const formulas = ofKind('call').filter((call) => isCallOf(call, 'formula'));
  const standalone = [...expressionStatements, ...formulas.flatMap(({args}) => args)];
  return new Set([
    ...standalone,
    ...standalone.flatMap((item) => (item.kind === 'try' ? [item.expression] : [])),
    ...callees,
    ...ofKind('assignment').map(({target}) => target),
  ]);
}

/** Returns the name of the called command, member, or project function if it returns no value. */
function nameWithoutResult(expression: Expression, body: Body): string | undefined {
  const {facts, project} = body;
  const callee = expression.kind === 'call' ? expression.callee : expression;
  if (callee.kind === 'name') {
    const {name} = callee;
    const method = expression.kind === 'call' && project.methods.get(name.toLowerCase());
    const isVoidCommand = returnsNothing(facts.commands.get(name)) && !body.declaredType(name);
    return (method && method.result === undefined) || isVoidCommand ? name : undefined;
  }
  if (expression.kind !== 'call' || callee.kind !== 'member') {
    return undefined;
  }
  const {object, member} = callee;
  const own = ownFunction(callee, body);
  // A function can return a value even without a declared result.
  const isVoid = own
    ? own.header.result === undefined &&
      !own.body.flatMap(statementsIn).some(({kind}) => kind === 'return')
    : returnsNothing(overloadsOfMember(facts, body.typeOf(object), member.name));
  return isVoid ? member.name : undefined;
}

function returnsNothing(overloads: readonly Overload[] = []): boolean {
  return overloads.length > 0 && overloads.every(({result}) => result === '' || result === 'void');
}
