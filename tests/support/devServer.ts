import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {freePort} from './startServer';

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
  const url = `http://localhost:${port}/docs/`;
  while (!(await isResponding(url))) {
    if (server.exitCode !== null) {
      throw new Error(`The dev server exited:\n${output}`);
    }
  }
  return {url, output: () => output, stop};
}

/**
 * Reports whether the server responds; takes at least 0.1 s. A connection doesn't prove it: while Docusaurus
 * looks for a free port, it accepts some.
 */
async function isResponding(url: string): Promise<boolean> {
  const [responds] = await Promise.all([
    fetch(url, {method: 'HEAD'}).then(
      () => true,
      () => false,
    ),
    new Promise((resolve) => setTimeout(resolve, 100)),
  ]);
  return responds;
}
