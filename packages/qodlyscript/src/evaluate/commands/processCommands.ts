import {textOf} from '../arguments';
import {SignalValue} from '../members/signals';
import type {Command} from './command';

/** Source: language/commands, theme Process. Semaphores are always free. */
export const processCommands: Record<string, Command> = {
  clearSemaphore: ([name], {run}) => void run.semaphores.delete(textOf(name)),

  newSignal: ([description]) =>
    new SignalValue(description === undefined ? '' : textOf(description)),

  semaphore: ([name], {run}) => {
    run.semaphores.add(textOf(name));
    return false;
  },

  testSemaphore: ([name], {run}) => run.semaphores.has(textOf(name)),
};
