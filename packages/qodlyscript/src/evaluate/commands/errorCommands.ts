import {booleanOf, integerOf, numberOf, textOf} from '../arguments';
import {ensure, entriesOf, LanguageError, languageError, ObjectValue, type Value} from '../values';
import type {Run} from '../run';
import type {Command} from './command';

const assertFailed = -10518;

/** Source: language/commands, theme Error handling. Assertions are enabled by default. */
export const errorCommands: Record<string, Command> = {
  assert: ([condition, message], {run}) => checkAssertion(condition, message, run),

  asserted: ([condition, message], {run}) => {
    checkAssertion(condition, message, run);
    return booleanOf(condition);
  },

  getAssertEnabled: (_, {run}) => run.areAssertsEnabled,

  methodCalledOnError: ([scope], {run}) => run.handlers.get(scopeOf(scope)) ?? '',

  onErrCall: ([method, scope], {run}) => void run.handlers.set(scopeOf(scope), textOf(method)),

  setAssertEnabled: ([isEnabled], {run}) => {
    run.areAssertsEnabled = booleanOf(isEnabled);
  },

  throw: ([error, description]) => {
    if (error instanceof ObjectValue) {
      throw toLanguageError(error);
    }
    const code = integerOf(error);
    const message = description === undefined ? `Error code ${code}: (host)` : textOf(description);
    throw languageError(code, message);
  },
};

/** Returns the number of a scope; the default is the current process. */
function scopeOf(scope: Value): number {
  return scope === undefined ? 0 : numberOf(scope);
}

function checkAssertion(condition: Value, message: Value, run: Run): undefined {
  if (run.areAssertsEnabled && !booleanOf(condition)) {
    const text = message === undefined ? undefined : `Assert failed: ${textOf(message)}`;
    throw languageError(assertFailed, text);
  }
}

/** Creates an error from an object, and fills the placeholders in its message with its properties. */
function toLanguageError(error: ObjectValue): LanguageError {
  const entries = entriesOf(error);
  const message = entries.get('message');
  ensure(
    entries.get('deferred') === undefined && message !== undefined,
    'this form of throw() is not supported',
  );
  const text = textOf(message).replace(/\{(\w+)\}/g, (_, name: string) =>
    textOf(entries.get(name)),
  );
  const copy = new ObjectValue([
    ['componentSignature', 'host'],
    ['errCode', -1],
    ...entries,
    ['message', text],
  ]);
  return new LanguageError(copy);
}
