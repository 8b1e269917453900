import {expect, test, vi} from 'vitest';
import {loadPart} from './loadPart';
import type {PageGuard} from './pageGuard';

test('a part that fails twice leads to a notice, until a retry succeeds', async () => {
  const pageGuard = {show: vi.fn<PageGuard['show']>(), hide: vi.fn()};
  vi.stubGlobal('window', {pageGuard});
  const [load, onLoad] = [vi.fn(), vi.fn()];
  load.mockRejectedValue(new Error('offline'));
  await loadPart('menu', load, onLoad);
  expect(load).toHaveBeenCalledTimes(2);
  const [[text, retry, cause] = []] = pageGuard.show.mock.calls;
  expect([text, cause]).toEqual(["Couldn't load the menu.", 'menu']);
  expect(onLoad).not.toHaveBeenCalled();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part');
  retry?.();
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledWith('part'));
  expect(pageGuard.hide).toHaveBeenCalledWith('menu');
  expect(pageGuard.show).toHaveBeenCalledTimes(1);
});
