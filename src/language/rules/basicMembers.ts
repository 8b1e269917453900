import type {Rule} from './ruleInput';
import {isBasic, withArticle} from '../inference/valueTypes';
import {commandFor} from '../checks/foreignNames';

/** Texts, numbers, dates, times and booleans have no members. */
export const basicMembers: Rule = ({bodies, facts}) =>
  bodies.flatMap(({expressions, typeOf}) =>
    expressions.flatMap((expression) => {
      if (expression.kind === 'element') {
        return typeOf(expression.object) === 'string'
          ? [
              {
                at: expression.object.at,
                found: 'an element of a string',
                hint: 'Write "text[[n]]" for its n-th character, from 1',
              },
            ]
          : [];
      }
      if (expression.kind !== 'member') {
        return [];
      }
      const type = typeOf(expression.object);
      const {name, at} = expression.member;
      if (type === undefined || !isBasic(type) || ['object', 'collection'].includes(type)) {
        return [];
      }
      const command = facts.commands.has(name) ? name : commandFor(name, facts);
      return [
        {
          at,
          found: `"${name}" on ${withArticle(type)}, which has no members`,
          hint:
            command === undefined
              ? 'Use a command that takes it'
              : `Write ${formOf(command, facts)}`,
          ...(command !== undefined && {about: command}),
        },
      ];
    }),
  );

function formOf(command: string, facts: Parameters<Rule>[0]['facts']): string {
  return facts.commands.get(command)?.[0]?.text ?? command;
}
