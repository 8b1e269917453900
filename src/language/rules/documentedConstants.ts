import type {LanguageFacts} from '../checks/facts';
import {similarName} from '../checks/similarName';
import type {SourceProblem} from '../parser/problems';
import type {Identifier} from '../parser/syntax';
import {elsewhereProblems} from './elsewhere';
import type {Rule} from './ruleInput';

/** Requires documented constants; skipped if the version documents none, as on a site with few pages. */
export const documentedConstants: Rule = ({bodies, facts}) =>
  bodies.flatMap(({ofKind}) => ofKind('name').flatMap((name) => checkConstant(name, facts)));

function checkConstant({name, at}: Identifier, facts: LanguageFacts): SourceProblem[] {
  const {constants, version} = facts;
  if (!/^k[A-Z]/.test(name) || constants.size === 0 || constants.has(name)) {
    return [];
  }
  const versionProblems = elsewhereProblems({name, at}, 'constant', name, facts);
  const similar = similarName(name, [...constants]);
  return versionProblems.length > 0
    ? versionProblems
    : [
        {
          at,
          found: `no constant "${name}" is documented in ${version}`,
          hint:
            similar === undefined
              ? 'Look it up on the page for the command or member that takes it'
              : `Did you mean "${similar}"?`,
          ...(similar !== undefined && {about: similar}),
          isUndocumented: true,
        },
      ];
}
