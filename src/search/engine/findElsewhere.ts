import type {NameElsewhere} from '../shared/types';

/**
 * Returns the queried name if the searched version lacks it and another version has it: `logEvent`,
 * `log event`, `logEvent(`, `IncomingMessage.getJSON`, `.getJSON()`.
 */
export function findElsewhere(
  query: string,
  names: readonly NameElsewhere[],
): NameElsewhere | undefined {
  const key = keyOf(query);
  return (
    names.find(({name}) => keyOf(name) === key) ??
    names.find(({name}) => name.includes('.') && keyOf(name.split('.').at(-1) ?? '') === key)
  );
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\s*(?:(?:4d|cs)?\.)?|\s*\(.*$|[\s_-]/g, '')
    .trim();
}
