import {beforeEach, expect, test, vi} from 'vitest';
import {checkInWorker, FailedCheck, OutdatedCheck} from './checkInWorker';
import type {CheckResult, Request} from './worker';

vi.mock('@generated/reference/default/facts-next.json', () => ({default: {}}));

/** A worker that responds on demand. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly sources: string[] = [];
  readonly hasFacts: boolean[] = [];
  isTerminated = false;
  onmessage?: (event: {data: CheckResult}) => void;
  onerror?: (event: {message: string; preventDefault: () => void}) => void;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage({source, facts}: Request): void {
    this.sources.push(source);
    this.hasFacts.push(facts !== undefined);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  respond(): void {
    this.onmessage?.({data: {findings: [], names: [], unknown: []}});
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});

test('new code aborts the running check and is checked by a new worker', async () => {
  const old = checkInWorker('a = 1', 'next').catch((error: unknown) => error);
  await vi.waitFor(() => expect(FakeWorker.all[0]?.sources).toEqual(['a = 1']));
  const current = checkInWorker('a = 2', 'next');
  expect(await old).toBeInstanceOf(OutdatedCheck);
  expect(FakeWorker.all[0]?.isTerminated).toBe(true);
  await vi.waitFor(() => expect(FakeWorker.all[1]?.sources).toEqual(['a = 2']));
  FakeWorker.all[1]?.respond();
  expect(await current).toEqual({findings: [], names: [], unknown: []});
  expect(FakeWorker.all[1]?.isTerminated).toBe(false);
  void checkInWorker('a = 3', 'next').catch(() => undefined);
  await vi.waitFor(() => expect(FakeWorker.all[1]?.hasFacts).toEqual([true, false]));
  void checkInWorker('a = 4', 'next').catch(() => undefined);
  await vi.waitFor(() => expect(FakeWorker.all[2]?.hasFacts).toEqual([true]));
});

test('a check fails if its worker or the checker does, and the next check starts a new worker', async () => {
  FakeWorker.all.length = 0;
  const lost = checkInWorker('a = 1', 'next').catch(String);
  await vi.waitFor(() => expect(FakeWorker.all[0]?.sources).toEqual(['a = 1']));
  const preventDefault = vi.fn();
  FakeWorker.all[0]?.onerror?.({message: 'Not found', preventDefault});
  expect(await lost).toBe('Error: Not found');
  expect(preventDefault).toHaveBeenCalled();
  const failed = checkInWorker('a = 1', 'next').catch((error: unknown) => error);
  await vi.waitFor(() => expect(FakeWorker.all[1]?.hasFacts).toEqual([true]));
  FakeWorker.all[1]?.onmessage?.({data: {failure: 'RangeError'}});
  expect(await failed).toEqual(new FailedCheck('RangeError'));
});
