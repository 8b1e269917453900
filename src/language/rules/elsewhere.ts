import type {SourceFault} from '../parser/faults';
import type {Identifier} from '../parser/syntax';
import type {LanguageFacts} from '../checks/facts';

/**
 * Reports which versions have a name that this version lacks; empty if none does.
 *
 * @param kind the kind of name
 * @param key the name as `LanguageFacts.elsewhere` has it
 */
export function elsewhereFaults(
  {name, at}: Identifier,
  kind: string,
  key: string,
  {elsewhere, version}: LanguageFacts,
): SourceFault[] {
  const versions = elsewhere.get(key);
  return versions === undefined
    ? []
    : [
        {
          at,
          found: `"${name}" is not documented in ${version}: it is a ${kind} ${versions}`,
          hint: `Write it another way for ${version}`,
          isUndocumented: true,
        },
      ];
}
