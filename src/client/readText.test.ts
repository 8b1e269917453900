import {expect, test, vi} from 'vitest';
import {readText} from './readText';
import {deadline} from './silence';

test.each([
  ['waits as long as text arrives, even in parts of a character', true, '# é → ü\n'],
  ['gives up when nothing arrives', false, 'TimeoutError: /faq.md: no data arrived.'],
])('%s', async (_, isComplete, expected) => {
  vi.useFakeTimers();
  const bytes = [...new TextEncoder().encode('# é → ü\n')];
  vi.stubGlobal('fetch', (_url: string, {signal}: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      pull: async (stream) => {
        await new Promise((resolve) => setTimeout(resolve, deadline - 1));
        const byte = bytes.shift();
        if (byte !== undefined) {
          stream.enqueue(Uint8Array.of(byte));
        } else if (isComplete) {
          stream.close();
        }
      },
    });
    return Promise.resolve(new Response(body));
  });
  const text = readText('/faq.md').catch(String);
  await vi.advanceTimersByTimeAsync(20 * deadline);
  expect(await text).toBe(expected);
  vi.useRealTimers();
});
