import type {CallForm} from '../checks/facts';
import {parseSignature, type Signature} from '../parseSignature';
import {isKnownType} from '../types';
import {toValueType} from './valueTypes';

/** What a form takes at each position: any of the types, or anything where that's undefined. */
export interface FormTypes {
  names: string[];
  parameters: (string[] | undefined)[];
  result: string | undefined;
}

const known = new WeakMap<CallForm, FormTypes>();

/** The types in the signature of a form. */
export function typesOfForm(form: CallForm): FormTypes {
  const types = known.get(form) ?? readForm(form);
  known.set(form, types);
  return types;
}

function readForm({text, result}: CallForm): FormTypes {
  const signature = signatureOf(text);
  const [first, ...others] = result.split('|').map((type) => toValueType(type.trim()));
  return {
    names: signature?.parameters.map(({name}) => name) ?? [],
    parameters: signature ? parametersOf(signature) : [],
    result: others.every((other) => other === first) ? first : undefined,
  };
}

function signatureOf(text: string): Signature | undefined {
  try {
    return parseSignature(text);
  } catch {
    return undefined;
  }
}

function parametersOf({parameters}: Signature): FormTypes['parameters'] {
  const types: FormTypes['parameters'] = [];
  for (const [index, {name, type, optional, variadic}] of parameters.entries()) {
    const after = parameters.slice(index + 1);
    // What follows has no fixed position, and shares its type with the last parameter.
    const isRepeated = optional && after[0]?.variadic === true;
    if (
      variadic ||
      name === '*' ||
      isRepeated ||
      (optional && after.some((one) => !one.optional))
    ) {
      break;
    }
    // In `toEncode : blob, string` the second word is a type, not another parameter.
    const isUnion = type === '' && isKnownType(name);
    types.push(isUnion ? undefined : listTypes(type));
  }
  return types;
}

function listTypes(type: string): string[] | undefined {
  const types = type.split('|').map((one) => toValueType(one.trim()));
  return types.every((one) => one !== undefined) ? types : undefined;
}
