import {checkCall} from '../checks/checkCalls';
import {checkMember} from '../checks/checkMembers';
import type {InferClass} from '../checks/inferClass';
import type {Rule} from './ruleInput';

/** Objects whose class follows from what they are assigned have the members of their class. */
export const builtInMembers: Rule = ({bodies, facts, project}) =>
  bodies.flatMap(({expressions, typeOf}) => {
    const inferClass: InferClass = (expression) => {
      const type = typeOf(expression);
      return type === 'collection' ? '4D.Collection' : type?.startsWith('4D.') ? type : undefined;
    };
    const callees = new Set(
      expressions.flatMap((one) => (one.kind === 'call' ? [one.callee] : [])),
    );
    return expressions.flatMap((expression) => {
      if (expression.kind === 'call' && expression.callee.kind === 'member') {
        return checkCall(expression, {...facts, methods: project.methods}, inferClass);
      }
      return expression.kind === 'member'
        ? checkMember(expression, callees.has(expression), facts, inferClass)
        : [];
    });
  });
