import {beforeEach, expect, test, vi} from 'vitest';
import {retryOnClick} from './retryButton';

const attributes = new Map<string, string>();
const button = {
  onclick: null as (() => void) | null,
  setAttribute: (name: string, value: string) => attributes.set(name, value),
  removeAttribute: (name: string) => attributes.delete(name),
};
const retry = vi.fn();

beforeEach(() => {
  attributes.clear();
  retry.mockClear();
  retryOnClick(button as unknown as HTMLButtonElement, retry);
});

test('shows that the retry is running, and ignores further clicks', () => {
  expect(attributes.has('aria-disabled')).toBe(false);
  button.onclick?.();
  button.onclick?.();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(attributes.get('aria-disabled')).toBe('true');
});

test('can be clicked again once the retry has failed', () => {
  button.onclick?.();
  retryOnClick(button as unknown as HTMLButtonElement, retry);
  expect(attributes.has('aria-disabled')).toBe(false);
  button.onclick?.();
  expect(retry).toHaveBeenCalledTimes(2);
});
