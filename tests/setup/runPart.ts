import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {findProgram} from './findPrograms';
import type {Part} from './parts';

/** How a part ended. */
export interface Outcome {
  part: Part;
  passed: boolean;
  /** In seconds. */
  duration: number;
  /** Of all its processes, in seconds; undefined where it can't be measured. */
  processorTime: number | undefined;
}

export interface RunningPart {
  part: Part;
  outcome: Promise<Outcome>;
  stop: () => void;
}

/**
 * Starts a part, whose output lines begin with its name.
 *
 * @param stopsEarly whether it ends at the first failure
 */
export function runPart(part: Part, {stopsEarly}: {stopsEarly: boolean}): RunningPart {
  const start = performance.now();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'processor-time-'));
  const file = path.join(folder, 'seconds');
  const perl = findProgram(['perl']);
  const meter = perl ? [perl, 'tests/setup/processorTime.pl', file] : [];
  const command = [part.command, ...(stopsEarly ? [part.stopEarly] : [])].join(' ');
  const [program = '', ...args] = [...meter, 'sh', '-c', command];
  const child = spawn(program, args, {
    // Its own process group, so that stopping it also stops the processes that it starts.
    detached: true,
    env: {...process.env, ...part.environment},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`[${part.name}] ${line}`));
  }
  const ended = async (): Promise<Outcome> => {
    const [code] = (await once(child, 'close')) as [number | null];
    const seconds = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : undefined;
    fs.rmSync(folder, {recursive: true});
    return {
      part,
      passed: code === 0,
      duration: (performance.now() - start) / 1000,
      processorTime: seconds,
    };
  };
  return {part, outcome: ended(), stop: () => stopGroup(child.pid)};
}

/** Ends the processes of a group: politely, so that browsers end too, and for certain after ten seconds. */
function stopGroup(group: number | undefined): void {
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(group ?? NaN), signal);
    } catch {
      // They have ended.
    }
  };
  send('SIGINT');
  setTimeout(() => send('SIGKILL'), 10_000).unref();
}
