import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {TestContext} from 'vitest';
import {findBrotliModule, findNginx} from '../setup/findPrograms';
import {freePort} from './startServer';

/** Skips the test, or all tests that the hook applies to, if nginx is not installed. */
export function skipWithoutNginx({skip}: Pick<TestContext, 'skip'>): void {
  skip(!findNginx(), 'nginx is not installed');
}

/**
 * Serves a release with its own nginx.conf. Returns its origin and a function that stops it.
 *
 * @param dist the release's folder
 * @param edit changes the configuration before nginx reads it
 * @throws Error if nginx is not installed
 */
export async function startNginx(
  dist: string,
  edit: (config: string) => string = (config) => config,
): Promise<{origin: string; stop: () => Promise<void>}> {
  const found = findNginx();
  if (!found) {
    throw new Error('nginx is not installed: skip the test with skipWithoutNginx.');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const included = path.join(folder, 'site.conf');
  fs.writeFileSync(included, edit(fs.readFileSync(path.join(dist, 'nginx.conf'), 'utf8')));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  const brotli = findBrotliModule();
  const config = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    config,
    `${brotli ? `load_module ${brotli};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${found.types};
  access_log off;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${path.join(dist, 'site')};
    include ${included};
  }
}
`,
  );
  const nginx = spawn(found.program, ['-p', folder, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (data: Buffer) => (output += data.toString()));
  await waitUntilListening(port, nginx, () => output);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const stopped = new Promise((resolve) => nginx.once('close', resolve));
      nginx.kill('SIGTERM');
      await stopped;
      fs.rmSync(folder, {recursive: true});
    },
  };
}

async function waitUntilListening(
  port: number,
  nginx: ChildProcess,
  output: () => string,
): Promise<void> {
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx failed to start: ${output()}`);
    }
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(resolve, 10, false));
  });
}
