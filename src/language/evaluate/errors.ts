import {LanguageError, ObjectValue, Unknown, type Value} from './values';

/** Creates an error that `throw` or the language itself raises. */
export function languageError(code: Value, message: Value): LanguageError {
  return new LanguageError(
    new ObjectValue([
      ['errCode', code],
      ['message', message ?? new Unknown('the message of this error is not known')],
      ['componentSignature', 'host'],
    ]),
  );
}
