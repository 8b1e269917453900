import {commonTypes, typeOfClass} from '../names/types';
import type {CollectedEntry, Form} from './entry';

/** The parameter and result types of one form of a command, method, or property, with normalized names. */
export interface TypeSignature {
  /** The form as written. */
  text: string;
  inputs: SignatureValue[];
  outputs: SignatureValue[];
}

export interface SignatureValue {
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
 * Returns the type signatures for an entry, one per form. The owner of a method counts as an argument,
 * and an output parameter as a result.
 *
 * in:  `.wait({timeout : number}) : boolean` in Signal
 * out: takes Signal and an optional number, returns boolean
 */
export function typeSignaturesOf({
  kind,
  owner,
  signatures,
}: Pick<CollectedEntry, 'kind' | 'owner' | 'signatures'>): TypeSignature[] {
  return kind === 'class' || kind === 'constant'
    ? []
    : signatures.map((form) => typeSignatureOf(form, owner));
}

function typeSignatureOf(
  {text, parameters, result}: Form,
  owner: string | undefined,
): TypeSignature {
  // The owner in `4D.File.new()` is the class, not an object.
  const isCalledOnObject = owner !== undefined && /^[.[]/.test(text);
  const results = commonTypes(result?.type ?? '');
  return {
    text,
    inputs: [
      ...(isCalledOnObject ? [{types: [typeOfClass(owner)], isOwner: true}] : []),
      ...parameters
        .filter(({direction}) => direction !== 'out')
        .map(({type, optional, variadic}) => ({
          types: commonTypes(type),
          ...((optional || variadic) && {isOptional: true}),
        })),
    ],
    outputs: [
      ...(results.length > 0 ? [{types: results}] : []),
      ...parameters
        .filter(({direction}) => direction !== 'in')
        .map(({type}) => ({types: commonTypes(type), isParameter: true})),
    ].filter(({types}) => types.length > 0),
  };
}
