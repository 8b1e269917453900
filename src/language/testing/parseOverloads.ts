import type {Overload} from '../checks/facts';
import {toOverload} from '../checks/overload';
import {groupBy} from '../groupBy';
import {parseSignature} from '../parseSignature';

/** Parses the signatures of commands, or of the members of a class, and groups them by name. */
export function parseOverloads(...texts: string[]): Map<string, Overload[]> {
  const signatures = groupBy(texts.map(parseSignature), ({name}) => name);
  return new Map([...signatures].map(([name, overloads]) => [name, overloads.map(toOverload)]));
}
