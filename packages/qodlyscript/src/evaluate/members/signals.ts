import {cannotEvaluate, ensure, ObjectValue, someEntriesOf, type Value} from '../values';

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
export function callSignal(signal: SignalValue, name: string, [timeout]: Value[]): Value {
  const entries = someEntriesOf(signal);
  switch (name) {
    case 'trigger':
      return void entries.set('signaled', true);
    case 'wait':
      ensure(
        entries.get('signaled') === true || timeout !== undefined,
        'no other process triggers the signal',
      );
      return entries.get('signaled');
    default:
      return cannotEvaluate(`.${name}() on a signal is not supported`);
  }
}
