import {expect, test, vi} from 'vitest';
import type {Answer} from '../../shared/types';
import {createSearchState, type SearchView} from './searchState';

test('after a failure, the same query is asked again; an answered one is not', async () => {
  // Autocomplete takes its timers from there.
  vi.stubGlobal('window', globalThis);
  const search = vi
    .fn<(query: string) => Promise<Answer>>()
    .mockResolvedValue({hits: []})
    .mockRejectedValueOnce(new Error('offline'));
  let view: SearchView | undefined;
  const {core} = createSearchState({
    id: 'search',
    search,
    onChange: (next) => (view = next),
    onView: vi.fn(),
    onChoose: vi.fn(),
    onFollow: vi.fn(),
  });
  core.setQuery('length');
  await core.refresh();
  await vi.waitFor(() => expect(view?.status.kind).toBe('unavailable'));
  await core.refresh();
  await vi.waitFor(() => expect(view?.status.kind).toBe('none'));
  await core.refresh();
  expect(search).toHaveBeenCalledTimes(2);
});
