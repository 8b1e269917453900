import type {Run} from '../run';
import {known, type Value} from '../values';
import {blobCommands} from './blobCommands';
import {clockCommands} from './clockCommands';
import type {Call, Command} from './command';
import {containerCommands} from './containerCommands';
import {dateCommands} from './dateCommands';
import {errorCommands} from './errorCommands';
import {jsonCommands} from './jsonCommands';
import {numberCommands} from './numberCommands';
import {objectCommands} from './objectCommands';
import {passwordCommands} from './passwordCommands';
import {processCommands} from './processCommands';
import {textCommands} from './textCommands';
import {zipCommands} from './zipCommands';

/** Commands by name. */
export const commands: Record<string, Command> = {
  ...blobCommands,
  ...clockCommands,
  ...containerCommands,
  ...dateCommands,
  ...errorCommands,
  ...jsonCommands,
  ...numberCommands,
  ...objectCommands,
  ...passwordCommands,
  ...processCommands,
  ...textCommands,
  ...zipCommands,
};

/** Runs a command. Only those that create objects and collections accept unknown arguments. */
export function runCommand(name: string, args: Value[], call: Call, run: Run): Value {
  const passed = call.args.filter(({kind}) => kind !== 'star');
  const values = Object.hasOwn(containerCommands, name) ? args : args.map(known);
  return commands[name]?.(values, {
    hasStar: passed.length < call.args.length,
    setArgument: (index, value) => {
      const target = passed[index];
      if (target) {
        run.assign(target, value);
      }
    },
    run,
  });
}
