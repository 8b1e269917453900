import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {findWebKit} from '../setup/findPrograms';
import {windowSize, type Key, type BrowserDriver} from './reader';
import {freePort} from '../support/startServer';

/** The key under which WebDriver returns an element reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's key codes: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015'};

/** Starts WebKitGTK on a virtual display, controlled by its own driver. */
export async function startWebKit(): Promise<BrowserDriver> {
  const found = findWebKit();
  if (!found) {
    throw new Error('WebKit is not installed: skip the test.');
  }
  const display = spawn(
    found.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const [displayNumber] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${displayNumber.toString().trim()}`,
      // Test machines may have neither a GPU nor an accessibility bus.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = async () => {
    await stopProcess(driver);
    await stopProcess(display);
  };
  try {
    return await openSession(`http://127.0.0.1:${port}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSession(driver: string, stop: () => Promise<void>): Promise<BrowserDriver> {
  await waitUntilReady(driver);
  const {sessionId} = (await send(driver, 'POST', '/session', {
    capabilities: {alwaysMatch: {pageLoadStrategy: 'normal'}},
  })) as {sessionId: string};
  const command = (path: string, body: object = {}) =>
    send(driver, 'POST', `/session/${sessionId}${path}`, body);
  const press = async (values: readonly string[]) => {
    const actions = values.flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]);
    await command('/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
  };
  await command('/timeouts', {implicit: 20_000, pageLoad: 300_000, script: 300_000});
  await command('/window/rect', windowSize);
  return {
    goto: async (url) => {
      await command('/url', {url});
    },
    back: async () => {
      await command('/execute/sync', {script: 'history.back()', args: []});
    },
    reload: async () => {
      await command('/refresh');
    },
    click: async (value) => {
      const found = (await command('/element', {using: 'css selector', value})) as Record<
        string,
        string
      >;
      await command(`/element/${found[elementKey]}/click`);
    },
    type: (text) => press([...text]),
    press: (key) => press([keys[key]]),
    run: (script, ...args) =>
      command('/execute/sync', {
        script: `return (${String(script)}).apply(null, arguments)`,
        args,
      }) as never,
    close: async () => {
      await send(driver, 'DELETE', `/session/${sessionId}`).catch(() => undefined);
      await stop();
    },
  };
}

/** Sends a WebDriver command. @throws Error with the driver's message */
async function send(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(driver + path, {
    method,
    ...(body && {body: JSON.stringify(body)}),
  });
  const {value} = (await response.json()) as {value: {error?: string; message?: string} | null};
  if (!response.ok) {
    throw new Error(`WebDriver, ${path}: ${value?.error ?? ''} ${value?.message ?? ''}`);
  }
  return value;
}

async function waitUntilReady(driver: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await send(driver, 'GET', '/status');
      return;
    } catch (error) {
      if (tries === 600) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'exit');
    child.kill('SIGTERM');
    await closed;
  }
}
