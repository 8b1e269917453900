import type {LanguageFacts} from '../checks/facts';
import {similarName} from '../checks/similarName';
import type {SourceProblem} from '../parser/problems';
import type {Identifier} from '../parser/syntax';
import {elsewhereProblems} from './elsewhere';
import type {Rule} from './ruleInput';

/** The version documents each constant; skipped if it documents none, as on a site with few pages. */
export const documentedConstants: Rule = ({bodies, facts}) =>
  bodies.flatMap(({ofKind}) => ofKind('name').flatMap((name) => checkConstant(name, facts)));

function checkConstant({name, at}: Identifier, facts: LanguageFacts): SourceProblem[] {
  const {constants, version} = facts;
  if (!/^k[A-Z]/.test(name) || constants.size === 0 || constants.has(name)) {
    return [];
  }
  const elsewhere = elsewhereProblems({name, at}, 'constant', name, facts);
  const similar = similarName(name, [...constants]);
  return elsewhere.length > 0
    ? elsewhere
    : [
        {
          at,
          found: `no constant "${name}" is documented in ${version}`,
          hint:
            similar === undefined
              ? 'Look for it on the page of the command or member that takes it'
              : `Did you mean "${similar}"?`,
          ...(similar !== undefined && {about: similar}),
          isUndocumented: true,
        },
      ];
}
