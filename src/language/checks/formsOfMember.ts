import type {CallForm, LanguageFacts} from './facts';

/** The forms of a member of a built-in class; undefined when nothing is known of them. */
export function formsOfMember(
  facts: LanguageFacts,
  className: string | undefined,
  member: string,
): CallForm[] | undefined {
  return className === undefined
    ? undefined
    : facts.classes.get(className.slice('4D.'.length))?.members?.get(member);
}
