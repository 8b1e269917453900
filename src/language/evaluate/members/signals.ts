import {CannotEvaluateError, ObjectValue, type Value} from '../values';

/** A signal, forgotten once it's passed to another process, which may trigger it. */
export class SignalValue extends ObjectValue {
  constructor(description: string) {
    super([
      ['description', description],
      ['signaled', false],
    ]);
    this.isShared = true;
  }
}

/** Source: language/SignalClass. */
export function callSignal(signal: SignalValue, name: string): Value {
  if (signal.unknown !== undefined) {
    throw new CannotEvaluateError(signal.unknown);
  }
  switch (name) {
    case 'trigger':
      signal.entries.set('signaled', true);
      return undefined;
    case 'wait':
      return signal.entries.get('signaled');
    default:
      throw new CannotEvaluateError(`.${name}() of a signal is not supported`);
  }
}
