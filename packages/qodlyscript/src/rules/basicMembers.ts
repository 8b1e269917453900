import type {Overload} from '../facts';
import {commandFor} from './foreignNames';
import {isBasic} from '../inference/valueTypes';
import {withArticle} from '../types';
import type {Expression} from '../parser/syntax';
import type {Body, Member, Report, Rule} from './ruleInput';

/** Disallows members on strings, numbers, dates, times, and booleans, which have none. */
export const basicMembers: Rule = ({bodies}, report) => {
  for (const body of bodies) {
    for (const {object} of body.ofKind('element')) {
      if (body.typeOf(object) === 'string') {
        report(
          object,
          'an element of a string',
          'Write "text[[n]]" for its nth character, counting from 1',
        );
      }
    }
    body.ofKind('member').forEach((member) => checkMember(member, body, report));
  }
};

function checkMember({object, member}: Member, {typeOf, facts}: Body, report: Report): void {
  const type = typeOf(object);
  if (type === undefined || !isBasic(type) || ['object', 'collection'].includes(type)) {
    return;
  }
  const {name} = member;
  const command = facts.commands.has(name) ? name : commandFor(name, facts);
  report(
    member,
    `"${name}" on ${withArticle(type)}, which has no members`,
    command === undefined
      ? 'Pass it to a command instead'
      : `Write ${callOf(command, object, facts.commands.get(command)?.[0])}`,
    {relatedName: command},
  );
}

/** Suggests `length(name)`, or the signature of a command that takes more arguments. */
function callOf(command: string, object: Expression, overload: Overload | undefined): string {
  return object.kind === 'name' && overload?.fewest === 1
    ? `${command}(${object.name})`
    : (overload?.text ?? command);
}
