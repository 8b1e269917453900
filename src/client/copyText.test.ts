import {expect, test, vi} from 'vitest';
import {copyText} from './copyText';

const fallback = vi.hoisted(() => vi.fn());

vi.mock('copy-text-to-clipboard', () => ({default: fallback}));

test('copies to the clipboard, or selects the text on a page without one', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined);
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  await copyText('a');
  expect(writeText).toHaveBeenCalledWith('a');
  writeText.mockRejectedValueOnce(new Error('denied'));
  await expect(copyText('b')).rejects.toThrow('denied');
  expect(fallback).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', {});
  await copyText('c');
  expect(fallback).toHaveBeenCalledWith('c');
});
