import {dateOfDay, timeOfDay} from '../clock';
import {ensure, type Value} from '../values';
import type {Command, CommandCall} from './command';

/** Commands with a different result each time, which only runs for readers have. Source: language/commands. */
const results: Record<string, () => Value> = {
  currentDate: () => dateOfDay(new Date()),

  currentTime: () => timeOfDay(new Date()),

  generateUUID: () =>
    Array.from({length: 32}, () =>
      Math.floor(Math.random() * 16)
        .toString(16)
        .toUpperCase(),
    ).join(''),

  milliseconds: () => Math.floor(performance.now()),

  random: () => Math.floor(Math.random() * 32_768),

  timestamp: () => new Date().toISOString(),
};

export const clockCommands: Record<string, Command> = Object.fromEntries(
  Object.entries(results).map(([name, result]) => [
    name,
    (_: Value[], {run}: CommandCall) => {
      ensure(run.isStrict, `${name} is not supported`);
      return result();
    },
  ]),
);
