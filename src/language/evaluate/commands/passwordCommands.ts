import {createHash} from 'node:crypto';
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
    const cost = options === undefined ? undefined : entriesOf(objectOf(options)).get('cost');
    const rounds = cost === undefined ? defaultCost : numberOf(cost);
    const digest = createHash('sha512').update(textOf(password)).digest('base64url').slice(0, 53);
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
