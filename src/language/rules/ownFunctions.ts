import {similarName} from '../checks/similarName';
import type {SourceProblem} from '../parser/problems';
import type {ClassFile} from '../parser/syntax';
import {formsOfMember} from '../inference/members';
import {modelParents} from './modelParents';
import type {Body, Rule, RuleInput} from './ruleInput';

/** Requires a model class to call only its own and its parent's functions on `this`. */
export const ownFunctions: Rule = (input) => {
  const {file} = input;
  const parent = file.kind === 'class' ? parentOf(file) : undefined;
  return file.kind === 'class' && parent !== undefined
    ? input.bodies.flatMap((body) => checkBody(body, file, parent, input))
    : [];
};

function parentOf({parent}: ClassFile): string | undefined {
  return parent && modelParents.get(parent.name.replace(/^4D\./, ''));
}

function checkBody(
  body: Body,
  file: ClassFile,
  parent: string,
  {facts}: RuleInput,
): SourceProblem[] {
  const functions = file.functions.map(({name}) => name);
  return body.ofKind('member').flatMap((expression) => {
    const {object, member} = expression;
    const isUnknown =
      object.kind === 'this' &&
      // In a formula, `this` is another object.
      body.typeOf(object) !== undefined &&
      body.callees.has(expression) &&
      !functions.includes(member.name) &&
      facts.classes.has(parent.slice('4D.'.length)) &&
      !formsOfMember(facts, parent, member.name);
    if (!isUnknown) {
      return [];
    }
    const similar = similarName(member.name, functions);
    return [
      {
        at: member.at,
        found: `this class has no function "${member.name}", and neither does ${parent}`,
        hint:
          similar === undefined
            ? `Define it in this class, or call it on the object that has it: "ds", a dataclass, an entity, or a selection`
            : `Did you mean "${similar}"?`,
      },
    ];
  });
}
