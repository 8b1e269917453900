import type {LanguageFacts} from '../checks/facts';
import type {SourceProblem} from '../parser/problems';
import type {Expression, Identifier} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {isBasic, withArticle} from '../inference/valueTypes';
import {commandFor} from '../checks/foreignNames';

/** Disallows members on strings, numbers, dates, times, and booleans, which have none. */
export const basicMembers: Rule = ({bodies, facts}) =>
  bodies.flatMap(({ofKind, typeOf}) => [
    ...ofKind('element')
      .filter(({object}) => typeOf(object) === 'string')
      .map(({object}) => ({
        at: object.at,
        found: 'an element of a string',
        hint: 'Write "text[[n]]" for its nth character, counting from 1',
      })),
    ...ofKind('member').flatMap(({object, member}) => {
      const type = typeOf(object);
      return type !== undefined && isBasic(type) && !['object', 'collection'].includes(type)
        ? [memberProblem(member, object, type, facts)]
        : [];
    }),
  ]);

function memberProblem(
  {name, at}: Identifier,
  object: Expression,
  type: string,
  facts: LanguageFacts,
): SourceProblem {
  const command = facts.commands.has(name) ? name : commandFor(name, facts);
  return {
    at,
    found: `"${name}" on ${withArticle(type)}, which has no members`,
    hint:
      command === undefined
        ? 'Pass it to a command instead'
        : `Write ${formOf(command, object, facts)}`,
    ...(command !== undefined && {about: command}),
  };
}

/** Suggests `length(name)`, or the signature of a command that takes more arguments. */
function formOf(command: string, object: Expression, {commands}: LanguageFacts): string {
  const [form] = commands.get(command) ?? [];
  return object.kind === 'name' && form?.fewest === 1
    ? `${command}(${object.name})`
    : (form?.text ?? command);
}
