import {commonTypes, typeOfClass} from '../../language/commonType';
import type {CollectedEntry, Form} from './entry';

/** The parameter and result types of one form of a command, method or property, with normalized names. */
export interface Shape {
  /** The form as written. */
  text: string;
  takes: ShapeValue[];
  gives: ShapeValue[];
}

export interface ShapeValue {
  /** Any of these types. */
  types: string[];
  /** True if it can be omitted. */
  isOptional?: boolean;
  /** True for the owner of the method or property. */
  isOwner?: boolean;
  /** True for a result that is returned through a parameter. */
  isParameter?: boolean;
}

/**
 * Returns the type signatures of an entry, one per form. The owner of a method counts as an argument,
 * and an output parameter as a result.
 *
 * in:  `.wait({timeout : number}) : boolean` of Signal
 * out: takes Signal and an optional number, gives boolean
 */
export function shapesOf({
  kind,
  owner,
  signatures,
}: Pick<CollectedEntry, 'kind' | 'owner' | 'signatures'>): Shape[] {
  return kind === 'class' || kind === 'constant'
    ? []
    : signatures.map((form) => shapeOf(form, owner));
}

function shapeOf({text, parameters, result}: Form, owner: string | undefined): Shape {
  // The owner in `4D.File.new()` is the class, not an object.
  const isOfObject = owner !== undefined && /^[.[]/.test(text);
  const results = commonTypes(result?.type ?? '');
  return {
    text,
    takes: [
      ...(isOfObject ? [{types: [typeOfClass(owner)], isOwner: true}] : []),
      ...parameters
        .filter(({direction}) => direction !== 'out')
        .map(({type, optional, variadic}) => ({
          types: commonTypes(type),
          ...((optional || variadic) && {isOptional: true}),
        })),
    ],
    gives: [
      ...(results.length > 0 ? [{types: results}] : []),
      ...parameters
        .filter(({direction}) => direction !== 'in')
        .map(({type}) => ({types: commonTypes(type), isParameter: true})),
    ].filter(({types}) => types.length > 0),
  };
}
