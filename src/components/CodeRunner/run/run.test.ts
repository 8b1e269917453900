import {expect, test, vi} from 'vitest';
import {resetData, run} from './run';
import type {RunRequest, RunResult} from './worker';

let lastData = '';

class FakeWorker {
  onmessage?: (event: {data: RunResult}) => void;

  postMessage({data}: RunRequest): void {
    lastData = data;
    this.onmessage?.({data: {report: {values: [], outputs: []}, tables: []}});
  }
}

/** Runs code on a page, and returns the id of the data that it finds. */
async function dataOn(pathname: string): Promise<string> {
  vi.stubGlobal('window', {location: {pathname}});
  vi.stubGlobal('Worker', FakeWorker);
  const output = {code: vi.fn(), show: vi.fn(), isWanted: () => false};
  await run(() => ({source: '', definitions: [], precedence: 'byLevel'}), output);
  return lastData;
}

test('the runs of a page share their data until it is reset; another page has its own', async () => {
  const first = await dataOn('/docs/guides/queries');
  expect(await dataOn('/docs/guides/queries')).toBe(first);
  resetData();
  const second = await dataOn('/docs/guides/queries');
  expect(second).not.toBe(first);
  const third = await dataOn('/docs/faq');
  expect([first, second]).not.toContain(third);
});

const failure = expect.stringContaining("Couldn't load the interpreter") as string;

test.each([
  [300, true, ['Running…', failure]],
  [299, true, [failure]],
  [300, false, []],
])(
  'a run that fails after %i ms says that it is slow, and that it failed, only if wanted: %s',
  async (duration, isWanted, messages) => {
    vi.useFakeTimers();
    const show = vi.fn();
    let fail: (error: Error) => void = () => undefined;
    const request = new Promise<never>((_, reject) => (fail = reject));
    vi.stubGlobal('window', {location: {pathname: '/docs/faq'}});
    const done = run(() => request, {code: vi.fn(), show, isWanted: () => isWanted});
    vi.advanceTimersByTime(duration);
    fail(new Error('offline'));
    await done;
    vi.runAllTimers();
    vi.useRealTimers();
    expect((show.mock.calls as [{message: string}][]).map(([{message}]) => message)).toEqual(
      messages,
    );
  },
);
