import type {Signature} from '../parseSignature';
import type {CallForm} from './facts';

/** What calls depend on, of a signature. */
export function toCallForm({text, form, parameters, result}: Signature): CallForm {
  const isVariadic = parameters.some(({variadic}) => variadic);
  const needed = parameters.filter(({optional, variadic}) => !optional && !variadic);
  return form === 'property'
    ? {text, fewest: 0, most: 0, result}
    : {text, fewest: needed.length, ...(!isVariadic && {most: parameters.length}), result};
}
