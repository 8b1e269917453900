import {LimitError} from './budget';
import {CannotEvaluateError, LanguageError} from './values';

/** Why code didn't run to its end. */
export interface Stop {
  /** `error` is one that the language raises. `unsupported` code needs a server, or its result isn't documented. */
  kind: 'syntax' | 'error' | 'unsupported' | 'limit';
  line: number;
  /** Sentences for the reader. */
  message: string;
  /** The command or member that failed, as the checker names it: `length`, `4D.Collection.map`. */
  name?: string;
  /** Number of an error of the language, if it's known. */
  code?: number;
  /** Set if a comment announces the error: `// error -10518`. */
  isStated?: true;
}

/** Describes an error that ended a run. */
export function describeStop(error: unknown): Omit<Stop, 'line'> {
  if (error instanceof LimitError) {
    return {kind: 'limit', message: error.message};
  }
  if (error instanceof LanguageError) {
    const code = error.properties.entries.get('errCode');
    return {
      kind: 'error',
      message: shortened(describeError(error)),
      ...(typeof code === 'number' && {code}),
      ...nameOf(error),
    };
  }
  if (error instanceof CannotEvaluateError) {
    return {kind: 'unsupported', message: shortened(describeReason(error)), ...nameOf(error)};
  }
  // A stack overflow, or a string that is too long for the browser.
  return error instanceof RangeError
    ? {kind: 'limit', message: 'It nests calls or values too deeply, so it was stopped.'}
    : {kind: 'unsupported', message: 'This code does not run here.'};
}

function nameOf({callee}: {callee?: string}): {name?: string} {
  return callee === undefined ? {} : {name: callee};
}

function describeError({properties: {entries}}: LanguageError): string {
  const [code, message] = [entries.get('errCode'), entries.get('message')];
  const prefix = typeof code === 'number' ? `Error ${code}` : 'Error';
  return typeof message === 'string'
    ? `${prefix}: ${message}`
    : `${prefix}. The documentation does not state its message.`;
}

/** Names of commands keep their case: `currentProcess needs …`. */
function describeReason({reason, callee}: CannotEvaluateError): string {
  return callee !== undefined && reason.startsWith(callee) ? `${reason}.` : sentence(reason);
}

/** in: `expected a string`; out: `Expected a string.` */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

const maxLength = 1000;

/** Shortens a text that code composed, which a page couldn't show if it were very long. */
export function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
