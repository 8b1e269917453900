import type {CollectedEntry} from './entry';

/** in: the entry of `.send(data : blob)`; out: `TCPConnection.send()` */
export function fullName({kind, owner, name, signatures}: CollectedEntry): string {
  return `${kind === 'member' ? `${owner}.` : ''}${name}${callOf(signatures)}`;
}

/** Returns `()` for callables; empty for properties and for commands without arguments. */
export function callOf([first]: CollectedEntry['signatures']): string {
  return first?.text.includes('(') ? '()' : '';
}
