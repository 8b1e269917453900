import {similarName} from '../similarName';
import {overloadsOfMember} from '../inference/members';
import {modelParents} from './modelParents';
import {eachExpression} from './ruleInput';
import {didYouMean} from './undocumented';

/** Requires a model class to call only its own and its parent's functions on `this`. */
export const ownFunctions = eachExpression('member', (expression, body, report) => {
  const {object, member} = expression;
  const {file, facts, callees, typeOf} = body;
  // In a formula, `this` is another object.
  if (file.kind === 'method' || object.kind !== 'this' || typeOf(object) === undefined) {
    return;
  }
  const parent = modelParents.get(file.parent?.name.replace(/^4D\./, '') ?? '');
  const functions = file.functions.map(({name}) => name);
  if (
    parent !== undefined &&
    callees.has(expression) &&
    !functions.includes(member.name) &&
    facts.classes.has(parent.slice('4D.'.length)) &&
    !overloadsOfMember(facts, parent, member.name)
  ) {
    report(
      member,
      `this class has no function "${member.name}", and neither does ${parent}`,
      didYouMean(
        similarName(member.name, functions),
        'Define it in this class, or call it on the object that has it: "ds", a dataclass, an entity, or a selection',
      ),
    );
  }
});
