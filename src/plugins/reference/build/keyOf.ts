import type {CollectedEntry} from '../shared/types';

/** The same for an entry in each version, whatever the case of its names. */
export function keyOf({kind, owner, name, route}: CollectedEntry): string {
  const scope = owner ?? (kind === 'constant' ? route : '');
  return `${kind} ${scope}.${name}`.toLowerCase();
}
