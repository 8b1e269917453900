import {commonTypes, typeOfClass} from '../../language/commonType';
import type {CollectedEntry, Form} from './entry';

/** What a form of a command, method or property takes and gives, each type by one name. */
export interface Shape {
  /** The form as written. */
  text: string;
  takes: TakenValue[];
  gives: GivenValue[];
}

interface TakenValue {
  /** Any of these. */
  types: string[];
  /** It can be left out. */
  isOptional?: true;
  /** What the method or property belongs to. */
  isOwner?: true;
}

interface GivenValue {
  types: string[];
  /** It comes back through a parameter. */
  isParameter?: true;
}

/**
 * The shapes of an entry, one a form. The owner of a method counts as an argument, a parameter that
 * is written to as a result.
 *
 * in:  `.wait({timeout : number}) : boolean` of Signal
 * out: takes Signal and an optional number, gives boolean
 */
export function shapesOf({kind, owner, signatures}: CollectedEntry): Shape[] {
  return kind === 'class' || kind === 'constant'
    ? []
    : signatures.map((form) => shapeOf(form, owner));
}

function shapeOf({text, parameters, result}: Form, owner: string | undefined): Shape {
  // `4D.File.new()` names its class, which is no object yet.
  const isOfObject = owner !== undefined && /^[.[]/.test(text);
  const results = commonTypes(result?.type ?? '');
  return {
    text,
    takes: [
      ...(isOfObject ? [{types: [typeOfClass(owner)], isOwner: true as const}] : []),
      ...parameters
        .filter(({direction}) => direction !== 'out')
        .map(({type, optional, variadic}) => ({
          types: commonTypes(type),
          ...((optional || variadic) && {isOptional: true as const}),
        })),
    ],
    gives: [
      ...(results.length > 0 ? [{types: results}] : []),
      ...parameters
        .filter(({direction}) => direction !== 'in')
        .map(({type}) => ({types: commonTypes(type), isParameter: true as const})),
    ].filter(({types}) => types.length > 0),
  };
}
