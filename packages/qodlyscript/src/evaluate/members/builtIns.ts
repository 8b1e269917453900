import {lookUp} from '../../lookUp';
import {objectOf, textOf} from '../arguments';
import {newOutgoingMessage, newAttachment} from './messages';
import {
  BuiltInObject,
  ClassValue,
  ensure,
  entriesOf,
  known,
  ObjectValue,
  type Value,
} from '../values';

type Defaults = Record<string, Value>;

const transporter: Defaults = {acceptUnsecureConnection: false, connectionTimeOut: 30};

/**
 * Default options of classes whose objects expose the options passed to `new`. Anything that needs a
 * server, a process, or a key isn't supported. Source: the class pages.
 */
const optionDefaults: Record<string, Defaults> = {
  CryptoKey: {},
  HTTPRequest: {
    dataType: 'auto',
    encoding: 'UTF-8',
    method: 'GET',
    protocol: 'auto',
    returnResponseBody: true,
  },
  IMAPTransporter: {...transporter, checkConnectionDelay: 300, port: 993},
  POP3Transporter: {...transporter, port: 995},
  SMTPTransporter: {...transporter, keepAlive: true, port: 587, sendTimeOut: 100},
  SystemWorker: {dataType: 'text', encoding: 'UTF-8'},
};

/** Properties that hold the first argument, which precedes the options. */
const firstArguments: Record<string, string> = {HTTPRequest: 'url', SystemWorker: 'commandLine'};

/** Options that can't be read as properties. */
const hiddenOptions = new Set(['password', 'accessTokenOAuth2', 'body']);

export const optionClasses = [...Object.keys(optionDefaults), 'MailAttachment', 'OutgoingMessage'];

/** Evaluates `4D.HTTPRequest.new(url, options)`; returns undefined for other classes. */
export function newBuiltIn(owner: ClassValue, args: Value[]): BuiltInObject | undefined {
  if (owner.name === 'MailAttachment') {
    return newAttachment(owner, args);
  }
  if (owner.name === 'OutgoingMessage') {
    return newOutgoingMessage(owner);
  }
  const defaults = optionDefaults[owner.name];
  if (!defaults) {
    return undefined;
  }
  const firstName = firstArguments[owner.name];
  const [first, options] = firstName === undefined ? [undefined, args[0]] : args;
  const passed = options === undefined ? new ObjectValue() : objectOf(options);
  const object = new BuiltInObject(
    [
      ...Object.entries(defaults),
      ...[...entriesOf(passed)].filter(([name]) => !hiddenOptions.has(name)),
    ],
    owner,
  );
  if (firstName !== undefined) {
    object.entries.set(firstName, textOf(first));
  }
  if (owner.name === 'CryptoKey') {
    completeKey(object);
  }
  return object;
}

function completeKey({entries}: ObjectValue): void {
  const defaults: Record<string, [string, Value]> = {
    ECDSA: ['curve', 'prime256v1'],
    RSA: ['size', 2048],
  };
  const [name = '', value] = lookUp(defaults, textOf(entries.get('type'))) ?? [];
  ensure(name !== '', 'a key read from a string is not supported');
  entries.set(name, known(entries.get(name)) ?? value);
}
