import type {SourceProblem} from '../parser/problems';
import type {Identifier} from '../parser/syntax';
import type {LanguageFacts} from '../checks/facts';

/**
 * Reports the other versions that document a name, if any.
 *
 * @param kind the kind of name
 * @param key the name's key in `LanguageFacts.elsewhere`
 */
export function elsewhereProblems(
  {name, at}: Identifier,
  kind: string,
  key: string,
  {elsewhere, version}: LanguageFacts,
): SourceProblem[] {
  const versions = elsewhere.get(key);
  return versions === undefined
    ? []
    : [
        {
          at,
          found: `"${name}" is not documented in ${version} (a ${kind} ${versions})`,
          hint: `Write it another way for ${version}`,
          isUndocumented: true,
        },
      ];
}
