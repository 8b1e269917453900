import {toCallForm} from '../checks/callForm';
import type {CallForm} from '../checks/facts';
import {groupBy} from '../groupBy';
import {parseSignature} from '../parseSignature';

/** Parses the signatures of commands, or of the members of a class, and groups them by name. */
export function formsOf(...texts: string[]): Map<string, CallForm[]> {
  const signatures = groupBy(texts.map(parseSignature), ({name}) => name);
  return new Map([...signatures].map(([name, forms]) => [name, forms.map(toCallForm)]));
}
