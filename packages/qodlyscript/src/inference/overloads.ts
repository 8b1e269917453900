import type {Overload} from '../facts';
import {memoize} from '../memoize';
import {parseSignature, type Signature} from '../signatures';
import {isKnownType} from '../types';
import {toValueType} from './valueTypes';

/** A signature's parameter names and types, by position, and its result type; undefined means any type. */
export interface OverloadTypes {
  names: string[];
  parameters: (string[] | undefined)[];
  result: string | undefined;
}

/** Returns the types in a signature. */
export const typesOfOverload = memoize(({text, result}: Overload): OverloadTypes => {
  const signature = signatureOf(text);
  const [first, ...others] = result.split('|').map((type) => toValueType(type.trim()));
  return {
    names: signature?.parameters.map(({name}) => name) ?? [],
    parameters: signature ? parametersOf(signature) : [],
    result: others.every((other) => other === first) ? first : undefined,
  };
});

function signatureOf(text: string): Signature | undefined {
  try {
    return parseSignature(text);
  } catch {
    return undefined;
  }
}

function parametersOf({parameters}: Signature): OverloadTypes['parameters'] {
  const types: OverloadTypes['parameters'] = [];
  for (const [index, {name, type, optional, variadic}] of parameters.entries()) {
    const laterParameters = parameters.slice(index + 1);
    // Later parameters have no fixed position and share the type of the last parameter.
    const isRepeated = optional && laterParameters[0]?.variadic === true;
    if (
      variadic ||
      name === '*' ||
      isRepeated ||
      (optional && laterParameters.some((candidate) => !candidate.optional))
    ) {
      break;
    }
    // In `toEncode : blob, string`, the second name is a type, not another parameter.
    const isUnion = type === '' && isKnownType(name);
    types.push(isUnion ? undefined : listTypes(type));
  }
  return types;
}

function listTypes(type: string): string[] | undefined {
  const types = type.split('|').map((item) => toValueType(item.trim()));
  return types.every((candidate) => candidate !== undefined) ? types : undefined;
}
