import type {LanguageFacts, Overload} from '../facts';
import type {ClassFile, ClassFunction, Expression, Property} from '../parser/syntax';
import {memoize, memoizeBy} from '../memoize';
import {builtInClassesOf} from './dataObjects';
import {typesOfOverload} from './overloads';
import {toValueType} from './valueTypes';

/** Returns the documented signatures of a member of a value, such as a `4D.File` or `collection`. */
export function overloadsOfMember(
  facts: LanguageFacts,
  type: string | undefined,
  member: string,
): Overload[] | undefined {
  return type === undefined ? undefined : membersByType(facts)(type).get(member);
}

/** Combines the members of the classes that a value of a type may belong to. */
const membersByType = memoize((facts: LanguageFacts) =>
  memoizeBy(String, (type: string): ReadonlyMap<string, Overload[]> => {
    const [first, ...others] = builtInClassesOf(type).flatMap(
      (name) => membersOf(name, facts) ?? [],
    );
    // A relation is an instance of one of two classes.
    const combined = new Map(first);
    for (const [member, overloads] of others.flatMap((members) => [...members])) {
      combined.set(member, [...(combined.get(member) ?? []), ...overloads]);
    }
    return combined;
  }),
);

/** Returns the documented members of a built-in class such as `4D.File`. */
export function membersOf(
  className: string | undefined,
  {classes}: LanguageFacts,
): Map<string, Overload[]> | undefined {
  return classes.get(className?.slice('4D.'.length) ?? '') ?? undefined;
}

/** in: `4D.File`; out: the same as text; undefined for other expressions */
export function builtInClassIn(expression: Expression): string | undefined {
  return expression.kind === 'member' && expression.object.kind === 'builtInStore'
    ? `4D.${expression.member.name}`
    : undefined;
}

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
  {functions}: ClassFile,
  name: string,
  isCalled: boolean,
): ClassFunction | undefined {
  const accessor = isCalled ? undefined : 'get';
  return functions.find((item) => item.name === name && item.accessor === accessor);
}

/** Returns the `property` line that declares a class's property. */
export function propertyOf({properties}: ClassFile, name: string): Property | undefined {
  return properties.find(({names}) => names.some((item) => item.name === name));
}

/** Returns the result type that all overloads with this number of arguments share. */
export function commonResult(overloads: Overload[] | undefined, count: number): string | undefined {
  if (overloads === undefined) {
    return undefined;
  }
  const matching = overloads.filter((overload) => acceptsCount(overload, count));
  const result = matching[0] && typesOfOverload(matching[0]).result;
  return matching.every((overload) => typesOfOverload(overload).result === result)
    ? result
    : undefined;
}

/** Returns true if the signature accepts this number of arguments. */
export function acceptsCount({fewest, most = Infinity}: Overload, count: number): boolean {
  return count >= fewest && count <= most;
}
