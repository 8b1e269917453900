import {spawn} from 'node:child_process';
import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';

export interface DevServer {
  /** Origin and base path, with a trailing slash. */
  url: string;
  /** The terminal output so far, without colors. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Runs `npm start` in a site's folder, with an empty bundler cache unless
 * `DOCUSAURUS_NO_PERSISTENT_CACHE` is set to an empty value.
 */
export async function startDevServer(directory: string, ...options: string[]): Promise<DevServer> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      ...['--require', './src/tools/runTypeScript.cjs', 'src/tools/start/index.ts'],
      ...['--no-open', '--port', String(port), ...options],
    ],
    {
      cwd: directory,
      // Vitest sets BASE_URL, for Vite; an empty value counts as unset.
      env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...process.env, BASE_URL: '', NO_COLOR: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const stopped = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await stopped;
  };
  while (!(await isListening(port))) {
    if (server.exitCode !== null) {
      throw new Error(`The dev server exited:\n${output}`);
    }
  }
  return {url: `http://localhost:${port}/docs/`, output: () => output, stop};
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Reports whether the port accepts connections; takes at least 0.1 s. */
async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, 'localhost');
  const [isConnected] = await Promise.all([
    new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    }),
    new Promise((resolve) => setTimeout(resolve, 100)),
  ]);
  socket.destroy();
  return isConnected;
}
