import type {Signature} from '../parseSignature';
import type {Overload} from './facts';

/** Returns the part of a signature that calls depend on. */
export function toOverload({text, form, parameters, result}: Signature): Overload {
  const isVariadic = parameters.some(({variadic}) => variadic);
  const needed = parameters.filter(({optional, variadic}) => !optional && !variadic);
  return form === 'property'
    ? {text, fewest: 0, most: 0, result}
    : {text, fewest: needed.length, ...(!isVariadic && {most: parameters.length}), result};
}
