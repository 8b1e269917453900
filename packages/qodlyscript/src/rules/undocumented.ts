import type {LanguageFacts} from '../facts';
import type {Identifier} from '../parser/syntax';
import type {Report} from './ruleInput';

interface UndocumentedName extends Identifier {
  kind: 'class' | 'command' | 'constant' | 'member';
  /** As written in code: `4D.File.copyTo`. */
  key: string;
  /** The name in the message: `member "copyTo" of 4D.File`. */
  label: string;
  /** Undefined if the name is a problem only if another version documents it. */
  hint: string | undefined;
  /** The name whose page, if any, explains the problem. */
  relatedName?: string | undefined;
}

/** Reports a name that the version doesn't document, and says which other versions do. */
export function reportUndocumented(
  {name, at, kind, key, label, hint, relatedName}: UndocumentedName,
  {elsewhere, version}: LanguageFacts,
  report: Report,
): void {
  const versions = elsewhere.get(key);
  if (versions !== undefined) {
    report(
      {at},
      `"${name}" is not documented in ${version} (a ${kind} ${versions})`,
      `Write it differently for ${version}`,
      {isUndocumented: true},
    );
  } else if (hint !== undefined) {
    report({at}, `no ${label} is documented in ${version}`, hint, {
      relatedName,
      isUndocumented: true,
    });
  }
}

/** Returns a hint that suggests the similar name, or `fallbackHint` without one. */
export function didYouMean(similar: string | undefined, fallbackHint: string): string {
  return similar === undefined ? fallbackHint : `Did you mean "${similar}"?`;
}
