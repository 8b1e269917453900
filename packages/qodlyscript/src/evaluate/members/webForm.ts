import {textOf} from '../arguments';
import type {Run} from '../run';
import {BuiltInObject, cannotEvaluate, type Value} from '../values';

/** The result of the `webForm` command. */
export class WebFormValue extends BuiltInObject {}

const messageFunctions = ['setError', 'setMessage', 'setWarning'];

/** Shows a message; everything else needs a Page. Source: language/WebFormClass. */
export function callWebForm(name: string, [message]: Value[], run: Run): undefined {
  return messageFunctions.includes(name)
    ? void run.showMessage(textOf(message))
    : cannotEvaluate(`.${name}() needs a Page in a browser`);
}
