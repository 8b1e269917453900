import type {CallForm, LanguageFacts} from '../checks/facts';
import type {ClassFile, ClassFunction, Property} from '../parser/syntax';
import {memoize, memoizeBy} from '../memoize';
import {builtInClassesOf} from './dataObjects';
import {typesOfForm} from './forms';
import {toValueType} from './valueTypes';

/** Returns the documented signatures of a member of a value, such as a `4D.File` or `collection`. */
export function formsOfMember(
  facts: LanguageFacts,
  type: string | undefined,
  member: string,
): CallForm[] | undefined {
  return type === undefined ? undefined : membersByType(facts)(type).get(member);
}

/** Combines the members of the classes that a value of a type may belong to. */
const membersByType = memoize((facts: LanguageFacts) =>
  memoizeBy(String, (type: string): ReadonlyMap<string, CallForm[]> => {
    const [first, ...others] = builtInClassesOf(type).flatMap(
      (name) => facts.classes.get(name.slice('4D.'.length)) ?? [],
    );
    // A relation is an instance of one of two classes.
    const combined = new Map(first);
    for (const [member, forms] of others.flatMap((members) => [...members])) {
      combined.set(member, [...(combined.get(member) ?? []), ...forms]);
    }
    return combined;
  }),
);

/** Returns the type of a property or function that a project class defines. */
export function typeOfOwnMember(
  classFile: ClassFile,
  name: string,
  isCalled: boolean,
): string | undefined {
  const property = propertyOf(classFile, name);
  if (property) {
    return isCalled ? undefined : toValueType(property.type?.name);
  }
  const found = functionOf(classFile, name, isCalled);
  return toValueType(found?.header.result?.type?.name);
}

/** Returns the function that a call runs, or the getter that a read runs. */
export function functionOf(
  classFile: ClassFile,
  name: string,
  isCalled: boolean,
): ClassFunction | undefined {
  const {functions, getters} = membersByName(classFile);
  return (isCalled ? functions : getters).get(name);
}

/** Returns the `property` line that declares a class's property. */
export function propertyOf(classFile: ClassFile, name: string): Property | undefined {
  return membersByName(classFile).properties.get(name);
}

/** The first definition of each name wins. */
const membersByName = memoize(({functions, properties}: ClassFile) => {
  const functionsOf = (accessor: string | undefined) =>
    functions
      .filter((candidate) => candidate.accessor === accessor)
      .map((found): [string, ClassFunction] => [found.name, found])
      .reverse();
  return {
    functions: new Map(functionsOf(undefined)),
    getters: new Map(functionsOf('get')),
    properties: new Map(
      properties
        .flatMap((property) => property.names.map(({name}): [string, Property] => [name, property]))
        .reverse(),
    ),
  };
});

/** Returns the result type that all overloads with this number of arguments share. */
export function commonResult(forms: CallForm[] | undefined, count: number): string | undefined {
  if (forms === undefined) {
    return undefined;
  }
  const matching = forms.filter(({fewest, most = Infinity}) => count >= fewest && count <= most);
  const result = matching[0] && typesOfForm(matching[0]).result;
  return matching.every((form) => typesOfForm(form).result === result) ? result : undefined;
}
