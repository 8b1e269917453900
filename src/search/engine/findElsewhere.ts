import type {NameElsewhere} from '../shared/nameElsewhere';

/**
 * The name that the query is, if the version searched lacks it: `logEvent`, `log event`, `logEvent(`,
 * `IncomingMessage.getJSON`, `.getJSON()`.
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
