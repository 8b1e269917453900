import {expect, test, vi} from 'vitest';
import {deadline} from '../silence';

test('scripts that hang fail once, at the deadline', async () => {
  vi.useFakeTimers();
  let onChange: (() => void) | undefined;
  class Observer {
    readonly observe: () => void;
    constructor(callback: () => void) {
      this.observe = () => (onChange = callback);
    }
  }
  const onerror = vi.fn();
  const pending = [{onerror}, {onerror}];
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('document', {querySelector: () => pending[0], querySelectorAll: () => pending});
  await import('./hangingCode');
  for (const total of [2, 4]) {
    onChange?.();
    onChange?.();
    vi.advanceTimersByTime(deadline - 1);
    expect(onerror).toHaveBeenCalledTimes(total - 2);
    vi.advanceTimersByTime(2 * deadline);
    expect(onerror).toHaveBeenCalledTimes(total);
  }
  vi.useRealTimers();
});
