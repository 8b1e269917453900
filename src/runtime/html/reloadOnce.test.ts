import {beforeEach, expect, test, vi} from 'vitest';
import {reloadOnce, settle} from './reloadOnce';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

let history: {state: object | null; scrollRestoration: string; replaceState: (to: object) => void};
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', {reload});
  history = {
    state: {key: 'a'},
    scrollRestoration: 'auto',
    replaceState: (to) => {
      history.state = to;
    },
  };
  vi.stubGlobal('history', history);
});

test('reloads a page only once until it has loaded, and keeps the state of its history entry', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({key: 'a', reloaded: true});
  const {replaceState} = history;
  history.replaceState = refuse;
  expect(settle, 'even if the browser refuses').not.toThrow();
  history.replaceState = replaceState;
  settle();
  expect(reloadOnce()).toBe(true);
});

test("doesn't reload if the reload can't be recorded, since it could repeat forever", () => {
  history.replaceState = refuse;
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('always reloads after a navigation, and disables scroll restoration', () => {
  reloadOnce();
  expect(reloadOnce(true)).toBe(true);
  expect(history.scrollRestoration).toBe('manual');
});
