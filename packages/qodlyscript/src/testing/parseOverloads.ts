import type {Overload} from '../facts';
import {groupBy} from '../groupBy';
import {parseSignature, type Signature} from '../signatures';

/** Parses the signatures of commands, or of the members of a class, and groups them by name. */
export function parseOverloads(...texts: string[]): Map<string, Overload[]> {
  const signatures = groupBy(
    texts.map((text) => parseSignature(text)),
    ({name}) => name,
  );
  return new Map([...signatures].map(([name, overloads]) => [name, overloads.map(toOverload)]));
}

/** Returns the part of a signature that calls depend on. */
function toOverload({text, form, parameters, result}: Signature): Overload {
  const isVariadic = parameters.some(({variadic}) => variadic);
  const needed = parameters.filter(({optional, variadic}) => !optional && !variadic);
  return form === 'property'
    ? {text, fewest: 0, most: 0, result}
    : {text, fewest: needed.length, ...(!isVariadic && {most: parameters.length}), result};
}
