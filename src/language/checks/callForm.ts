import type {Signature} from '../parseSignature';
import type {CallForm} from './facts';

/** Returns the part of a signature that calls depend on. */
export function toCallForm({text, form, parameters, result}: Signature): CallForm {
  const isVariadic = parameters.some(({variadic}) => variadic);
  const needed = parameters.filter(({optional, variadic}) => !optional && !variadic);
  return form === 'property'
    ? {text, fewest: 0, most: 0, result}
    : {text, fewest: needed.length, ...(!isVariadic && {most: parameters.length}), result};
}
