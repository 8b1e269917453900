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
