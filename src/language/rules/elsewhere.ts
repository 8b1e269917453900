import type {SourceProblem} from '../parser/problems';
import type {Identifier} from '../parser/syntax';
import type {LanguageFacts} from '../checks/facts';

/**
 * Reports a name that only other versions document.
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
          hint: `Write it differently for ${version}`,
          isUndocumented: true,
        },
      ];
}
