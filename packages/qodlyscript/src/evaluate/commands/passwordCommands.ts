import {sha512} from '@noble/hashes/sha2';
import {toBase64} from '../base64';
import {numberOf, objectOf, textOf} from '../arguments';
import {ensure, entriesOf} from '../values';
import type {Command} from './command';

const defaultCost = 10;

/**
 * Source: language/commands, theme Security/Cryptography. A hash looks like a bcrypt hash, but has no
 * salt, and is only compared with hashes from the same run.
 */
export const passwordCommands: Record<string, Command> = {
  generatePasswordHash: ([password, options], {run}) => {
    ensure(!run.isStrict, 'bcrypt, which computes the hash, does not run here');
    const cost = options === undefined ? undefined : entriesOf(objectOf(options)).get('cost');
    const rounds = cost === undefined ? defaultCost : numberOf(cost);
    const digest = toBase64(sha512(textOf(password)), true).slice(0, 53);
    const hash = `$2b$${String(rounds).padStart(2, '0')}$${digest}`;
    run.passwords.set(hash, textOf(password));
    return hash;
  },

  verifyPasswordHash: ([password, hash], {run}) => {
    const hashedPassword = run.passwords.get(textOf(hash));
    ensure(hashedPassword !== undefined, 'the password of this hash is not known');
    return hashedPassword === textOf(password);
  },
};
