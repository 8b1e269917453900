import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const places = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Where nginx comes from says which types it gives to endings. */
const typeFiles = [
  '/etc/nginx/mime.types',
  '/usr/local/etc/nginx/mime.types',
  '/opt/homebrew/etc/nginx/mime.types',
];

/**
 * The program, and its list of types. CI asks for them before it installs what is missing.
 *
 * @public
 * @throws Error that says how to get them
 */
export function findNginx(): {program: string; types: string} {
  const program = places.find((place) => fs.existsSync(place));
  const types = typeFiles.find((file) => fs.existsSync(file));
  if (!program || !types) {
    throw new Error(
      'No nginx found, which the tests of releases serve with. Install it (Debian, Ubuntu: ' +
        '`sudo apt-get install nginx-light`; macOS: `brew install nginx`).',
    );
  }
  return {program, types};
}

/**
 * Serves a release with the nginx.conf that it brings. Returns its origin and a function that stops it.
 *
 * @param dist folder of the release
 * @param spoil changes the configuration
 */
export async function startNginx(
  dist: string,
  spoil: (config: string) => string = (config) => config,
): Promise<{origin: string; stop: () => Promise<void>}> {
  const {program, types} = findNginx();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const included = path.join(folder, 'site.conf');
  fs.writeFileSync(included, spoil(fs.readFileSync(path.join(dist, 'nginx.conf'), 'utf8')));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${types};
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
  const nginx = spawn(program, ['-p', folder, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (data: Buffer) => (output += data.toString()));
  await untilListening(port, nginx, () => output);
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function untilListening(
  port: number,
  nginx: ChildProcess,
  output: () => string,
): Promise<void> {
  while (!(await isListening(port))) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx does not start: ${output()}`);
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
