import {booleanOf, numberOf, textOf} from '../arguments';
import {languageError} from '../errors';
import {entriesOf, LanguageError, CannotEvaluateError, ObjectValue, type Value} from '../values';
import type {Command} from './command';

const assertFailed = -10518;

/** Source: language/commands, theme Error handling. Assertions are enabled by default. */
export const errorCommands: Record<string, Command> = {
  assert: ([condition, message], {run}) => {
    if (run.areAssertsEnabled) {
      checkAssertion(condition, message);
    }
    return undefined;
  },

  asserted: ([condition, message], {run}) => {
    if (run.areAssertsEnabled) {
      checkAssertion(condition, message);
    }
    return booleanOf(condition);
  },

  getAssertEnabled: (_, {run}) => run.areAssertsEnabled,

  methodCalledOnError: ([scope], {run}) => run.handlers.get(scopeOf(scope)) ?? '',

  onErrCall: ([method, scope], {run}) => {
    run.handlers.set(scopeOf(scope), textOf(method));
    return undefined;
  },

  setAssertEnabled: ([isEnabled], {run}) => {
    run.areAssertsEnabled = booleanOf(isEnabled);
    return undefined;
  },

  throw: ([error, description]) => {
    if (error instanceof ObjectValue) {
      throw toLanguageError(error);
    }
    const code = numberOf(error);
    throw languageError(
      code,
      description === undefined ? `Error code ${code}: (host)` : textOf(description),
    );
  },
};

/** Returns the number of a scope; the default is the current process. */
function scopeOf(scope: Value): number {
  return scope === undefined ? 0 : numberOf(scope);
}

function checkAssertion(condition: Value, message: Value): void {
  if (!booleanOf(condition)) {
    throw languageError(
      assertFailed,
      message === undefined ? undefined : `Assert failed: ${textOf(message)}`,
    );
  }
}

/** Creates an error from an object, and fills the placeholders in its message with its properties. */
function toLanguageError(error: ObjectValue): LanguageError {
  const entries = entriesOf(error);
  const message = entries.get('message');
  if (entries.get('deferred') !== undefined || message === undefined) {
    throw new CannotEvaluateError('this form of throw() is not supported');
  }
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
