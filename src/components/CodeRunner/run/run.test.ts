import {beforeEach, expect, test, vi} from 'vitest';
import {resetData, run} from './run';
import {runInWorker} from './runInWorker';

vi.mock('./runInWorker', () => ({runInWorker: vi.fn()}));

beforeEach(() => {
  vi.mocked(runInWorker)
    .mockReset()
    .mockResolvedValue({report: {values: [], outputs: []}, tables: []});
});

/** Runs code on a page, and returns the id of the data that it finds. */
async function dataOn(pathname: string): Promise<string | undefined> {
  vi.stubGlobal('window', {location: {pathname}});
  await run(
    () => ({source: '', definitions: [], precedence: 'byLevel'}),
    () => undefined,
  );
  return vi.mocked(runInWorker).mock.lastCall?.[0].data;
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
